import { apiBase } from '../../../providers/session'
import { ContractText } from '../../../components/ContractText'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { FileButton } from '../../../components/FileButton'
import { OwnerFacts } from '../../../components/OwnerFacts'
import { RecordHistory } from '../../../components/RecordHistory'
import { ShowPage } from '../../../components/ShowPage'
import { WithRecord } from '../../../components/WithRecord'

const PdfButton = () => (
  <WithRecord>
    {({ id }) => (
      <FileButton
        label="contracts.pdf"
        variant="outlined"
        formats={['pdf']}
        name="contract"
        path={async () => `${await apiBase()}/contracts/${id}/pdf`}
      />
    )}
  </WithRecord>
)

export default function ContractShow() {
  return (
    <ShowPage commands={<PdfButton />} aside={<RecordHistory />}>
      <FactSheet title="contracts.facts">
        <Facts>
          <OwnerFacts />
          <Fact source="contractType" of="contractType" isWord />
          <Fact source="term" as="code" />
          <Fact source="version" as="code" />
        </Facts>
      </FactSheet>
      <FactSheet title="contracts.evidence">
        <Facts>
          <Fact source="signedAt" as="time" />
          <Fact source="recordedAt" as="time" />
          <Fact source="isIntact" of="yesNo" isWord />
          <Fact source="address" as="code" />
          <Fact source="sessionId" as="code" />
          <Fact source="digest" as="code" isWide />
          <Fact source="agent" isWide />
        </Facts>
      </FactSheet>
      <FactSheet title="contracts.text">
        <WithRecord>{({ html }) => <ContractText html={String(html)} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
