import { Code } from '../../../components/CodeField'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { WithRecord } from '../../../components/WithRecord'
import { ForgiveButton } from './commands'

export default function LateFeeShow() {
  return (
    <ShowPage commands={<ForgiveButton />}>
      <FactSheet title="lateFees.facts">
        <Facts>
          <Fact source="open" as="rial" />
          <Fact source="charged" as="rial" />
          <Fact source="paid" as="rial" />
          <Fact source="forgiven" as="rial" />
          <Fact source="days" />
          <Fact source="dueDate" as="date" />
          <Fact source="lastDay" as="date" />
          <Fact source="installmentAmount" as="rial" />
          <Fact source="distributorName" />
          <Fact source="externalId">
            <WithRecord>
              {({ orderId, externalId }) => (
                <RecordLink resource="orders" id={orderId}>
                  <Code value={externalId} />
                </RecordLink>
              )}
            </WithRecord>
          </Fact>
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
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
