import { isPayable } from '@kasbeno/api/contracts/orders'
import { useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { optionOf } from '#areas/invoices/parts/invoicePayment/amounts.ts'
import { keptCode, useKeptCode } from '#areas/invoices/parts/invoicePayment/keptCode.ts'
import { PayCode } from '#areas/invoices/parts/invoicePayment/PayCode.tsx'
import { PaySheet } from '#areas/invoices/parts/invoicePayment/PaySheet.tsx'
import {
  CostFacts,
  CostSentence,
  InvoiceFacts,
} from '#areas/invoices/parts/invoicePayment/PendingFacts.tsx'
import { RefusalNotice } from '#areas/invoices/parts/invoicePayment/RefusalNotice.tsx'
import { usePayInvoice } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { OrderHead } from '#areas/invoices/parts/orders/OrderHead.tsx'
import { OrderItems } from '#areas/invoices/parts/orders/OrderItems.tsx'
import { OrderVersions } from '#areas/invoices/parts/orders/OrderVersions.tsx'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Order } from '#core/api/types.ts'
import { dropDraft } from '#core/drafts.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'

/** Changes and cancellations by the distributor. */
const followMs = 10_000

/** A changed amount closes the code. */
const useUnchanged = (order: Order, { running, stop }: ReturnType<typeof usePayInvoice>) => {
  const isChanged = running?.total !== undefined && running.total !== order.grandTotalAmount
  const leave = useRef(stop)
  leave.current = stop
  useEffect(() => {
    if (!isChanged) return
    toast('info', text.changedMeanwhile)
    leave.current()
  }, [isChanged])
}

interface InvoiceProps {
  order: Order
  /** The payment's own answer navigates. */
  onPaying: (isPaying: boolean) => void
}

const Invoice = ({ order, onPaying }: InvoiceProps) => {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const draft = `pay-code.${order.id}`
  const [begun] = useState(() => keptCode(draft))
  const payment = usePayInvoice(order, undefined, begun)
  useKeptCode(draft, payment.running)
  useUnchanged(order, payment)
  const pay = async (code: string) => {
    onPaying(true)
    try {
      await payment.pay(code)
      dropDraft(draft)
    } finally {
      onPaying(false)
    }
  }
  const credit = optionOf(order, 'CREDIT')
  const isWanted = useRef(false)
  const showSheet = (isShown: boolean) => {
    isWanted.current = isShown
    setSheetOpen(isShown)
  }
  const readAnew = (error: unknown) => {
    toastError(error)
    void refresh(endpoints.pendingOrder(order.id))
  }
  const send = useCommand(async () => {
    const started = await payment.requestCode()
    // Closed meanwhile; the code waits.
    if (!isWanted.current) return
    showSheet(false)
    payment.enterCode(started)
  }, readAnew)
  if (payment.running) {
    return (
      <PayCode
        order={order}
        running={payment.running}
        onCode={pay}
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
      {credit?.refusal && <RefusalNotice refusal={credit.refusal} order={order} />}
      <Card>
        <CostFacts order={order} />
      </Card>
      <Card>
        <InvoiceFacts order={order} />
      </Card>
      <Card>
        <OrderItems items={order.orderItems} />
      </Card>
      <OrderVersions id={order.id} version={order.version} isPaid={order.paidAt !== null} />
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

/**
 * Taken back or paid elsewhere while its owner looked at it: said once, where it is shown as it is
 * now.
 */
const NoLongerPayable = ({ id, isNews }: { id: string; isNews: boolean }) => {
  useEffect(() => {
    if (isNews) toast('info', text.notPayableAnyMore)
  }, [isNews])
  return <Redirect to={paths.completedOrder(id)} replace />
}

export default function PendingOrderScreen({ id }: { id: string }) {
  const [isPaying, setPaying] = useState(false)
  const wasPayable = useRef(false)
  const order = useQuery(endpoints.pendingOrder(id), { pollMs: followMs })
  const isOpen = order.data !== undefined && isPayable(order.data.status)
  useEffect(() => {
    if (isOpen) wasPayable.current = true
  }, [isOpen])
  if (order.data && !isOpen && !isPaying) {
    return <NoLongerPayable id={id} isNews={wasPayable.current} />
  }
  if (order.data) return <Invoice order={order.data} onPaying={setPaying} />
  return (
    <Screen title={text.invoice} back={paths.orders}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
