import { EditLink } from '../../../components/EditLink'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { Plans } from './Plans'

export default function CertificateTypeShow() {
  return (
    <ShowPage commands={<EditLink />} aside={<RecordHistory />}>
      <FactSheet title="certificateTypes.facts">
        <Facts>
          <Fact source="name" />
          <Fact source="code" as="code" />
          <Fact source="position" as="code" />
          <Fact source="updatedAt" as="time" />
          <Fact source="plans" isWide>
            <Plans />
          </Fact>
        </Facts>
      </FactSheet>
    </ShowPage>
  )
}
