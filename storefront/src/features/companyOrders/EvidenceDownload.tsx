import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { legalOrders } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyOrder } from '#lib/api/types.ts'
import { useFile } from '#lib/useFile.ts'

const text = legalOrders.evidence

/** Who signed what, when and from where, as a file that the house has signed: the CEO's alone. */
export const EvidenceDownload = ({ order }: { order: CompanyOrder }) => {
  const take = useFile({ done: text.downloaded })
  const isAnswered = order.approbation?.approbationDtoList.some(
    ({ signatoryStatus }) => signatoryStatus !== 'PENDING'
  )
  if (!order.isCeo || !isAnswered) return null
  return (
    <Card title={text.title}>
      <p>{text.hint}</p>
      <Button
        look="second"
        icon="arrowIn"
        isRunning={take.isRunning}
        onClick={() => void take.run(legalEndpoints.evidence(order.id))}
      >
        {text.download}
      </Button>
    </Card>
  )
}
