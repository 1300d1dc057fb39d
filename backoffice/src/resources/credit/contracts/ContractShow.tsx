import { apiBase } from '../../../providers/session'
import { ContractText } from '../../../components/ContractText'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, FactSheet } from '../../../components/Facts'
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
        <DescribedFacts
          of="contracts"
          fields={[<OwnerFacts />, 'contractType', 'term', 'version']}
        />
      </FactSheet>
      <FactSheet title="contracts.evidence">
        <DescribedFacts
          of="contracts"
          fields={[
            'signedAt',
            <Fact source="recordedAt" as="time" />,
            <Fact source="isIntact" of="yesNo" isWord />,
            'address',
            <Fact source="sessionId" as="code" />,
            { field: 'digest', isWide: true },
            <Fact source="agent" isWide />,
          ]}
        />
      </FactSheet>
      <FactSheet title="contracts.text">
        <WithRecord>{({ html }) => <ContractText html={String(html)} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
