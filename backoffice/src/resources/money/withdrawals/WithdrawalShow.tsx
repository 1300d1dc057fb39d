import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { CorrectButtons } from '../payouts/CorrectButtons'
import { ApproveWithdrawalButton, RefuseWithdrawalButton } from './DecisionButtons'
import { WithdrawalSheets } from './WithdrawalSheets'

/** What stands in the way of a decision, or what to look at before it. */
const NextStep = ({
  status,
  waitsForMember,
  ibanAnswer,
  proposedByName,
}: RecordOf<'withdrawals'>) => {
  const translate = useTranslate()
  if (status !== 'REQUESTED') return null
  if (waitsForMember) return <Alert severity="info">{translate('withdrawals.memberFirst')}</Alert>
  return (
    <>
      {proposedByName && (
        <Alert severity="warning">
          {translate('withdrawals.awaitsSecond', { maker: proposedByName })}
        </Alert>
      )}
      {ibanAnswer === 'UNAVAILABLE' && (
        <Alert severity="warning">{translate('withdrawals.unavailable')}</Alert>
      )}
    </>
  )
}

export default function WithdrawalShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="withdrawal" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ApproveWithdrawalButton />
          <RefuseWithdrawalButton />
          <CorrectButtons of="payoutId" />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'withdrawals'>>>{(record) => <NextStep {...record} />}</WithRecord>
      <WithdrawalSheets />
    </ShowPage>
  )
}
