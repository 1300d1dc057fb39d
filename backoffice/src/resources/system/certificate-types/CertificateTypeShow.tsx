import { EditLink } from '../../../components/EditLink'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { Plans } from './Plans'

export default function CertificateTypeShow() {
  return (
    <ShowPage commands={<EditLink />} aside={<RecordHistory />}>
      <FactSheet title="certificateTypes.facts">
        <DescribedFacts
          of="certificate-types"
          fields={[
            'name',
            'code',
            'position',
            'updatedAt',
            <Fact source="plans" isWide>
              <Plans />
            </Fact>,
          ]}
        />
      </FactSheet>
    </ShowPage>
  )
}
