import { paths } from '#app/paths.ts'
import { Card } from '#components/Card.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { CompletedFacts } from '#features/orders/CompletedFacts.tsx'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { OrderItems } from '#features/orders/OrderItems.tsx'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Order } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** A finished order may still move (the supplier's confirmation, the installment). */
const followMs = 10_000

export default function CompletedOrderScreen({ id }: { id: string }) {
  const order = useQuery<Order>(endpoints.order(id), { pollMs: followMs })
  return (
    <Screen title={text.invoice} back={`${paths.orders}?status=COMPLETED`} aside={<SupportLink />}>
      <OrderLoaded from={order}>
        {(loaded) => (
          <>
            <OrderHead order={loaded}>
              <Rial value={loaded.grandTotalAmount} size="huge" />
            </OrderHead>
            <Card>
              <CompletedFacts order={loaded} />
            </Card>
            <Card>
              <OrderItems items={loaded.orderItems} />
            </Card>
          </>
        )}
      </OrderLoaded>
    </Screen>
  )
}
