import { isPaid } from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Goods } from '#areas/invoices/parts/goods/Goods.tsx'
import { disputedOf } from '#areas/invoices/parts/goods/report.ts'
import { RepaySheet } from '#areas/debts/parts/installments/RepaySheet.tsx'
import { Canceled } from '#areas/invoices/parts/orders/Canceled.tsx'
import { CompletedFacts } from '#areas/invoices/parts/orders/CompletedFacts.tsx'
import { OrderHead } from '#areas/invoices/parts/orders/OrderHead.tsx'
import { OrderItems } from '#areas/invoices/parts/orders/OrderItems.tsx'
import { OrderVersions } from '#areas/invoices/parts/orders/OrderVersions.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { orderReceipt } from '#areas/wallet/parts/receipt/receipt.ts'
import { ShareReceipt } from '#areas/wallet/parts/receipt/ShareReceipt.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { installments } from '#areas/debts/words/installments.ts'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Order } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

/** Confirmation or installment may follow. */
const followMs = 10_000

/** With late fees; none while frozen. */
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
            <Canceled order={loaded} />
            {loaded.paidAt && <Goods order={loaded} />}
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
