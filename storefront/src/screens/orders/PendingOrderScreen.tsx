import { isPayable } from '@kasbeno/api/contracts/orders'
import { useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Rial } from '#components/Rial.tsx'
import { Screen } from '#components/Screen.tsx'
import { optionOf } from '#features/invoicePayment/amounts.ts'
import { PayCode } from '#features/invoicePayment/PayCode.tsx'
import { PaySheet } from '#features/invoicePayment/PaySheet.tsx'
import { CostFacts, CostSentence, InvoiceFacts } from '#features/invoicePayment/PendingFacts.tsx'
import { RefusalNotice } from '#features/invoicePayment/RefusalNotice.tsx'
import { usePayInvoice } from '#features/invoicePayment/usePayInvoice.ts'
import { OrderHead } from '#features/orders/OrderHead.tsx'
import { OrderItems } from '#features/orders/OrderItems.tsx'
import { OrderLoaded } from '#features/orders/OrderLoaded.tsx'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { Order } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'
import { useCommand } from '#lib/useCommand.ts'

const Invoice = ({ order }: { order: Order }) => {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const payment = usePayInvoice(order)
  const credit = optionOf(order, 'CREDIT')
  const isWanted = useRef(false)
  const showSheet = (isShown: boolean) => {
    isWanted.current = isShown
    setSheetOpen(isShown)
  }
  const send = useCommand(async () => {
    const started = await payment.requestCode()
    // Who has closed the sheet meanwhile has changed their mind; the code waits.
    if (!isWanted.current) return
    showSheet(false)
    payment.enterCode(started)
  })
  if (payment.running) {
    return (
      <PayCode
        order={order}
        running={payment.running}
        onCode={payment.pay}
        onResend={payment.resend}
        onBack={payment.stop}
      />
    )
  }
  return (
    <Screen
      title={text.invoice}
      back={paths.orders}
      aside={<SupportLink />}
      footer={
        <Button wide onClick={() => showSheet(true)}>
          {text.payInvoice}
        </Button>
      }
    >
      <OrderHead order={order}>
        <Rial value={order.grandTotalAmount} size="huge" />
        <CostSentence order={order} />
      </OrderHead>
      {credit?.refusal && <RefusalNotice refusal={credit.refusal} />}
      <Card>
        <CostFacts order={order} />
      </Card>
      <Card>
        <InvoiceFacts order={order} />
      </Card>
      <Card>
        <OrderItems items={order.orderItems} />
      </Card>
      {isSheetOpen && (
        <PaySheet
          order={order}
          source={payment.source}
          onSource={payment.setSource}
          isSending={send.isRunning}
          onSend={() => void send.run()}
          onClose={() => showSheet(false)}
        />
      )}
    </Screen>
  )
}

export default function PendingOrderScreen({ id }: { id: string }) {
  const order = useQuery(endpoints.pendingOrder(id))
  if (order.data && !isPayable(order.data.status)) {
    return <Redirect to={paths.completedOrder(id)} replace />
  }
  if (order.data) return <Invoice order={order.data} />
  return (
    <Screen title={text.invoice} back={paths.orders}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
