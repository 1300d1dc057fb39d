import { Alert, Stack } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { OwnerFacts } from '../../components/OwnerFacts'
import { RecordHistory } from '../../components/RecordHistory'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'
import { PayoutAlarms } from '../payout-alarms/PayoutAlarms'
import { CorrectButtons } from '../payouts/CorrectButtons'
import { ApproveButton, RefuseButton } from './DecisionButtons'

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
          <ApproveButton />
          <RefuseButton />
          <CorrectButtons of="payoutId" />
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'withdrawals'>>>{(record) => <NextStep {...record} />}</WithRecord>
      <PayoutAlarms of="payoutId" />
      <FactSheet title="withdrawals.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="iban" as="code" isWide />
          <OwnerFacts />
          <Fact source="referenceCode" as="code" />
          <Fact source="requestedAt" as="time" />
        </Facts>
      </FactSheet>
      <FactSheet title="withdrawals.evidence">
        <Facts>
          <Fact source="cash" as="rial" />
          <Fact source="ibanAnswer" of="inquiry" />
          <Fact source="ibanAnsweredAt" as="time" isOptional />
          <Fact source="confirmedAt" as="time" isOptional />
          <Fact source="proposedByName" isOptional />
          <Fact source="proposedAt" as="time" isOptional />
          <Fact source="approvedByName" isOptional />
          <Fact source="approvedAt" as="time" isOptional />
          <Fact source="sentAt" as="time" isOptional />
          <Fact source="paidAt" as="time" isOptional />
          <Fact source="trackingNumber" as="code" isOptional />
          <Fact source="endedAt" as="time" isOptional />
          <Fact source="endedBy" of="withdrawalEnder" isWord isOptional />
          <Fact source="reason" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
