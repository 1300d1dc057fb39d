import { Stack } from '@mui/material'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordHistory } from '../../components/RecordHistory'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'
import { BankAnswers } from './BankAnswers'
import { CloseButton } from './CloseButton'
import { ConfirmButton } from './ConfirmButton'
import { DecisionButtons } from './DecisionButtons'
import { Doubt } from './Doubt'
import { ReceiptPicture } from './ReceiptPicture'
import { RefuseButton } from './RefuseButton'
import { ReopenButton } from './ReopenButton'
import { SettleByHandButton } from './SettleByHandButton'

export default function PaymentShow() {
  return (
    <ShowPage
      status={<StatusChip source="status" of="payment" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmButton />
          <RefuseButton />
          <SettleByHandButton />
          <CloseButton />
          <ReopenButton />
          <WithRecord<RecordOf<'payments'>>>
            {(record) => <DecisionButtons record={record} />}
          </WithRecord>
        </Stack>
      }
      aside={<RecordHistory />}
    >
      <WithRecord<RecordOf<'payments'>>>{(record) => <Doubt record={record} />}</WithRecord>
      <FactSheet title="payments.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="purpose" of="purpose" isWord />
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="customerName">
            <WithRecord<RecordOf<'payments'>>>
              {({ userId, customerName }) => (
                <RecordLink resource="users" id={userId}>
                  {customerName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="phone" as="code" />
          <Fact source="referenceCode" as="code" />
          <Fact source="gatewayToken" as="code" isWide />
          <Fact source="gatewayReceipt" as="code" />
          <Fact source="createdAt" as="time" />
          <Fact source="updatedAt" as="time" />
          <Fact source="completedAt" as="time" />
          <Fact source="inDoubtSince" as="time" isOptional />
          <Fact source="closedAt" as="time" isOptional />
          <Fact source="maskedCard" as="code" isOptional />
          <Fact source="failure" isWide isOptional />
        </Facts>
      </FactSheet>
      <WithRecord<RecordOf<'payments'>>>
        {(record) => <ReceiptPicture record={record} />}
      </WithRecord>
      <WithRecord<RecordOf<'payments'>>>{(record) => <BankAnswers record={record} />}</WithRecord>
    </ShowPage>
  )
}
