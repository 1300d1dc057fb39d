import { DescribedFacts } from '../../../components/DescribedFacts'
import { FactSheet } from '../../../components/Facts'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'

export default function WriteOffShow() {
  return (
    <ShowPage aside={<RecordHistory />}>
      <FactSheet title="writeOffs.facts">
        <DescribedFacts
          of="write-offs"
          fields={[
            'amount',
            'recovered',
            'open',
            'lateFees',
            'writtenOffAt',
            <OwnerFacts to="credit-lines" />,
            'requestedByName',
            'approvedByName',
            { field: 'reason', isWide: true },
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
