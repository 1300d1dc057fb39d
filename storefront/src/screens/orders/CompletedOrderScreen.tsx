import { isPaid } from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { Goods } from '#features/goods/Goods.tsx'
import { disputedOf } from '#features/goods/report.ts'
import { RepaySheet } from '#features/installments/RepaySheet.tsx'
import { CompletedFacts } from '#features/orders/CompletedFacts.tsx'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { OrderItems } from '#features/orders/OrderItems.tsx'
import { OrderVersions } from '#features/orders/OrderVersions.tsx'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { orderReceipt } from '#features/receipt/receipt.ts'
import { ShareReceipt } from '#features/receipt/ShareReceipt.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { installments } from '#i18n/fa/installments.ts'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Order } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** A finished order may still move (the supplier's confirmation, the installment). */
const followMs = 10_000

/** What is still to be repaid for the invoice, and what being late has cost; nothing while it is frozen. */
const owedFor = (order: Order | undefined) => {
  if (!order || order.status === 'FRAUD') return { debt: 0, lateFee: 0 }
  return { debt: order.installmentRemainingAmount ?? 0, lateFee: order.lateFeeAmount }
}

export default function CompletedOrderScreen({ id }: { id: string }) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const order = useQuery(endpoints.order(id), { pollMs: followMs })
  const { debt, lateFee } = owedFor(order.data)
  const owed = debt + lateFee
  const receipt = useQuery(order.data?.paidAt ? endpoints.goodsReceipt(id) : null)
  const disputed = Math.min(debt, disputedOf(receipt.data))
  return (
    <Screen
      title={order.data?.cardPayment ? text.cardPayment : text.invoice}
      back={`${paths.orders}?status=COMPLETED`}
      aside={<SupportLink />}
      footer={
        owed > 0 && (
          <Button wide onClick={() => setSheetOpen(true)}>
            {installments.payThis}
          </Button>
        )
      }
    >
      <OrderLoaded from={order}>
        {(loaded) => (
          <>
            <OrderHead order={loaded}>
              <Rial value={loaded.grandTotalAmount} size="huge" />
            </OrderHead>
            {loaded.paidAt && <Goods id={id} />}
            <Card>
              <CompletedFacts order={loaded} />
            </Card>
            <Card>
              <OrderItems items={loaded.orderItems} />
            </Card>
            <OrderVersions id={id} version={loaded.version} isPaid={isPaid(loaded.status)} />
            {isPaid(loaded.status) && <ShareReceipt receipt={orderReceipt(loaded)} />}
          </>
        )}
      </OrderLoaded>
      {isSheetOpen && owed > 0 && order.data && (
        <RepaySheet
          installmentId={order.data.installmentId}
          orderId={id}
          owed={owed}
          lateFee={lateFee}
          suggested={owed - disputed || owed}
          cash={order.data.cashBalance}
          opensCredit={false}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </Screen>
  )
}
