import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { phoneRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function PhoneRequestShow() {
  return (
    <RequestPage
      of={phoneRequestKind}
      about={({ customerName }) => String(customerName)}
      changes={() => null}
    >
      <Fact source="previousPhone" as="code" />
      <Fact source="newPhone" as="code" />
      <Fact source="inquiry" of="inquiry" isWord />
      <Fact source="customerName">
        <WithRecord>
          {({ userId, customerName }) => (
            <RecordLink resource="users" id={userId}>
              {customerName}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
    </RequestPage>
  )
}
