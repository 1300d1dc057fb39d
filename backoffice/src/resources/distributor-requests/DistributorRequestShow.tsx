import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { distributorRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function DistributorRequestShow() {
  return (
    <RequestPage
      of={distributorRequestKind}
      about={({ distributorName }) => String(distributorName)}
      changes={({ before, after }) => <ChangesTable before={before} after={after} />}
    >
      <Fact source="distributorName">
        <WithRecord>
          {({ distributorId, distributorName }) => (
            <RecordLink resource="distributors" id={distributorId}>
              {distributorName}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
    </RequestPage>
  )
}
