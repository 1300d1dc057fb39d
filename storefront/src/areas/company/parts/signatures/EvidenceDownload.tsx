import { Card } from '#ui/Card.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import type { ApprobationView } from '#core/api/types.ts'

const text = legalOrders.evidence

type Asked = Pick<ApprobationView, 'approbationDtoList'> | null

interface EvidenceProps {
  path: string
  approbation: Asked
}

const isAnswered = (approbation: Asked) =>
  approbation?.approbationDtoList.some(({ signatoryStatus }) => signatoryStatus !== 'PENDING')

/**
 * Who signed what, when and from where, as a file that the house has signed: once somebody has
 * answered.
 */
export const EvidenceButton = ({ path, approbation }: EvidenceProps) =>
  isAnswered(approbation) && (
    <FileButton path={path} done={text.downloaded}>
      {text.download}
    </FileButton>
  )

/** Also explained; CEO only. */
export const EvidenceDownload = ({ isCeo, ...evidence }: EvidenceProps & { isCeo: boolean }) =>
  isCeo &&
  isAnswered(evidence.approbation) && (
    <Card title={text.title}>
      <p>{text.hint}</p>
      <EvidenceButton {...evidence} />
    </Card>
  )
