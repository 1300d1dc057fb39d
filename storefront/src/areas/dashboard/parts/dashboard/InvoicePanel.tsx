import { inPlan } from '#app/paths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { OrderBadges } from '#areas/company/parts/orders/OrderBadges.tsx'
import { Quorum } from '#areas/company/parts/orders/Quorum.tsx'
import { Signatories } from '#areas/company/parts/orders/Signatories.tsx'
import {
  CostFacts,
  CostSentence,
  InvoiceFacts,
} from '#areas/invoices/parts/invoicePayment/PendingFacts.tsx'
import { Canceled } from '#areas/invoices/parts/orders/Canceled.tsx'
import { CompletedFacts } from '#areas/invoices/parts/orders/CompletedFacts.tsx'
import { OrderHead } from '#areas/invoices/parts/orders/OrderHead.tsx'
import { OrderItems } from '#areas/invoices/parts/orders/OrderItems.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrder } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { OnPhonePages } from './OnPhonePages.tsx'
import styles from './dashboard.module.css'

const text = dashboard.invoices

const followMs = 10_000

const Facts = ({ order }: { order: CompanyOrder }) =>
  order.orderApprobationStatus === 'COMPLETED' ? (
    <CompletedFacts order={order} />
  ) : (
    <>
      <CostFacts order={order} />
      <InvoiceFacts order={order} badges={<OrderBadges order={order} />} />
    </>
  )

const Opened = ({ order }: { order: CompanyOrder }) => {
  const { action, refusal } = order.button
  return (
    <>
      <OrderHead order={order}>
        <Rial value={order.grandTotalAmount} size="large" />
        <CostSentence order={order} />
      </OrderHead>
      <ButtonLink wide href={inPlan('kasbeno-fmcg-legal', legalPaths.order(order.id))}>
        {text.act[refusal === null ? action : 'NONE']}
      </ButtonLink>
      <Canceled order={order} />
      {order.approbation && (
        <>
          <Quorum nudge={legalEndpoints.nudge(order.id)} approbation={order.approbation} />
          <Signatories approbation={order.approbation} />
        </>
      )}
      <Card>
        <Facts order={order} />
      </Card>
      <Card>
        <OrderItems items={order.orderItems} />
      </Card>
    </>
  )
}

interface InvoicePanelProps {
  id: string
  onClose: () => void
}

/** One invoice beside the list; what is signed and paid is so on its own page. */
export const InvoicePanel = ({ id, onClose }: InvoicePanelProps) => {
  const order = useQuery(legalEndpoints.order(id), { pollMs: followMs })
  return (
    <aside className={styles.panel} aria-label={text.panel}>
      <Button look="quiet" small icon="close" onClick={onClose}>
        {text.close}
      </Button>
      {/* Its links are the phone's. */}
      <OnPhonePages>
        <OrderLoaded from={order}>
          {() => (order.data ? <Opened order={order.data} /> : null)}
        </OrderLoaded>
      </OnPhonePages>
    </aside>
  )
}
