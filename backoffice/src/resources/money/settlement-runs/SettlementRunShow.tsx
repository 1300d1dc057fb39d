import { Alert, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { formatNumber } from '../../../lib/format'
import { ApproveRunButton, useDisabledReason } from './ApproveRunButton'
import { ApproveRetryButton } from './ApproveRetryButton'
import { BankFileButton } from './BankFileButton'
import { CancelButton } from './commands'
import { ImportResultButton } from './ImportResultButton'
import { RetryButton } from './RetryButton'
import { RunSheets } from './RunSheets'
import { WithdrawRetryButton } from './WithdrawRetryButton'
import { useAskedRetries, useTransfersThat, useUntracked } from './useRun'

const NextStep = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const disabledReason = useDisabledReason()
  const waiting = useTransfersThat('PENDING')
  const failed = useTransfersThat('FAILED')
  const asked = useAskedRetries()
  const untracked = useUntracked()
  if (asked.length > 0)
    return <Alert severity="warning">{translate('settlement.awaitingIban')}</Alert>
  if (record?.status === 'APPROVED') {
    return waiting === 0 && failed > 0 ? (
      <Alert severity="warning">{translate('settlement.awaitingRetry')}</Alert>
    ) : (
      <Alert severity="info">{translate('settlement.awaitingBank')}</Alert>
    )
  }
  if (record?.kind === 'WITHDRAWAL' && failed > 0) {
    return <Alert severity="info">{translate('settlement.failedWithdrawals')}</Alert>
  }
  if (untracked > 0) {
    const count = formatNumber(untracked)
    return <Alert severity="warning">{translate('settlement.awaitingTracking', { count })}</Alert>
  }
  if (record?.status !== 'PREVIEW') return null
  return (
    <Alert severity="info">
      {translate(disabledReason(record) ?? 'settlement.awaitingSecond')}
    </Alert>
  )
}

export default function SettlementRunShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="run" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveRunButton />
          <ApproveRetryButton />
          <WithdrawRetryButton />
          <CancelButton />
          <BankFileButton />
          <ImportResultButton />
          <RetryButton />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <NextStep />
      <FactSheet title="settlement.facts">
        <DescribedFacts
          of="settlement-runs"
          fields={[
            'kind',
            'upTo',
            'createdBy',
            'createdAt',
            'approvedBy',
            'approvedAt',
            'finishedAt?',
          ]}
        />
      </FactSheet>
      <RunSheets />
    </ShowPage>
  )
}
