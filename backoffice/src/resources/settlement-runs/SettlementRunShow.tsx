import { Alert, Skeleton, Stack } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { LoadError } from '../../components/LoadError'
import { RecordHistory } from '../../components/RecordHistory'
import { Rials } from '../../components/RialField'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { formatNumber } from '../../lib/format'
import { ApproveButton, useDisabledReason } from './ApproveButton'
import { ApproveRetryButton } from './ApproveRetryButton'
import { AskedRetries } from './AskedRetries'
import { BankFileButton } from './BankFileButton'
import { CancelButton } from './CancelButton'
import { ImportResultButton } from './ImportResultButton'
import { ResultFiles } from './ResultFiles'
import { RetryButton } from './RetryButton'
import { RunInvoices } from './RunInvoices'
import { Exclusions, Transfers } from './Transfers'
import { WithdrawRetryButton } from './WithdrawRetryButton'
import { useAskedRetries, useRun, useTransfersThat, useUntracked } from './useRun'

/** States of a run whose transfers have gone to the bank, or are about to. */
const sentToBank = new Set(['APPROVED', 'DONE'])

/** What comes next, and who does it. */
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

/** The totals are those of the transfers on the page. */
const Body = () => {
  const record = useRecordContext()
  const { data, error, refetch } = useRun()
  if (error) return <LoadError error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={240} />
  const { payouts, invoices, gross, discount, net } = data.totals
  return (
    <>
      <FactSheet title="settlement.totals">
        <Facts>
          <Fact source="payouts">{formatNumber(payouts)}</Fact>
          {data.kind !== 'WITHDRAWAL' && (
            <Fact source="invoices" label="settlement.invoices">
              {formatNumber(invoices)}
            </Fact>
          )}
          <Fact source="gross">
            <Rials value={gross} />
          </Fact>
          <Fact source="discount">
            <Rials value={discount} />
          </Fact>
          <Fact source="net">
            <Rials value={net} />
          </Fact>
        </Facts>
      </FactSheet>
      <AskedRetries />
      <Transfers run={data} isSent={sentToBank.has(String(record?.status))} />
      {data.kind !== 'WITHDRAWAL' && <RunInvoices hasDiscount={discount > 0} />}
      <ResultFiles files={data.resultFiles} />
      <Exclusions exclusions={data.exclusions} />
    </>
  )
}

export default function SettlementRunShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="run" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveButton />
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
        <Facts>
          <Fact source="kind" of="runKind" isWord />
          <Fact source="upTo" as="date" />
          <Fact source="createdBy" />
          <Fact source="createdAt" as="time" />
          <Fact source="approvedBy" />
          <Fact source="approvedAt" as="time" />
          <Fact source="finishedAt" as="time" isOptional />
        </Facts>
      </FactSheet>
      <Body />
    </ShowPage>
  )
}
