import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { printRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'
import { formatNumber } from '../../lib/format'
import type { RecordOf } from '../../providers/contract'

export default function PrintRequestShow() {
  return (
    <RequestPage
      of={printRequestKind}
      about={({ number }) => formatNumber(number)}
      changes={() => null}
    >
      <Fact source="number">
        <WithRecord<RecordOf<'print-requests'>>>
          {({ batchId, number }) => (
            <RecordLink resource="print-batches" id={batchId}>
              {formatNumber(number)}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
      <Fact source="cards" />
    </RequestPage>
  )
}
