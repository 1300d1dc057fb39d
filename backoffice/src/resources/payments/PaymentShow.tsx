import { Stack } from '@mui/material'
import { useTrail } from '../../components/AuditTimeline'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { WithRecord } from '../../components/WithRecord'
import { ConfirmButton } from './ConfirmButton'
import { RefuseButton } from './RefuseButton'

export default function PaymentShow() {
  const trail = useTrail('payments')
  return (
    <ShowPage
      status={<StatusChip source="status" of="payment" />}
      commands={
        <Stack direction="row" spacing={1}>
          <ConfirmButton />
          <RefuseButton />
        </Stack>
      }
      aside={trail}
    >
      <FactSheet title="payments.facts">
        <Facts>
          <Fact source="amount" as="rial" />
          <Fact source="purpose" of="purpose" isWord />
          <Fact source="indicator" of="gateway" isWord />
          <Fact source="customerName">
            <WithRecord>
              {({ userId, customerName }) => (
                <RecordLink resource="users" id={userId}>
                  {customerName}
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
          <Fact source="phone" as="code" />
          <Fact source="referenceCode" as="code" />
          <Fact source="gatewayToken" as="code" />
          <Fact source="gatewayReceipt" as="code" />
          <Fact source="createdAt" as="time" />
          <Fact source="updatedAt" as="time" />
          <Fact source="completedAt" as="time" />
          <Fact source="maskedCard" as="code" isOptional />
          <Fact source="failure" isWide isOptional />
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
