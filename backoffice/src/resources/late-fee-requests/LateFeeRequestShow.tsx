import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { lateFeeRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function LateFeeRequestShow() {
  return (
    <RequestPage
      of={lateFeeRequestKind}
      about={({ customerName }) => String(customerName)}
      changes={() => null}
    >
      <Fact source="amount" as="rial" />
      <Fact source="open" as="rial" />
      <Fact source="customerName">
        <WithRecord>
          {({ lateFeeId, customerName }) => (
            <RecordLink resource="late-fees" id={lateFeeId}>
              {customerName}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
    </RequestPage>
  )
}
