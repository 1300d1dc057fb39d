import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Screen } from '#ui/Screen.tsx'
import { ceoCalls } from '#areas/company/parts/orders/calls.ts'
import { runningIn } from '#areas/company/parts/orders/runningCode.ts'
import { PayCode } from '#areas/invoices/parts/invoicePayment/PayCode.tsx'
import {
  usePayInvoice,
  type RunningCode,
} from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { OrderLoaded } from '#areas/invoices/parts/orders/OrderLoaded.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrder } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const Entry = ({ order, begun }: { order: CompanyOrder; begun: RunningCode }) => {
  const [, navigate] = useLocation()
  const payment = usePayInvoice(order, ceoCalls, begun)
  return (
    <PayCode
      isPage
      order={order}
      running={payment.running ?? begun}
      onCode={payment.pay}
      onResend={payment.resend}
      onBack={() => navigate(legalPaths.order(order.id), { replace: true })}
    />
  )
}

/** Without a requested code, shows the invoice. */
export default function PayCodeScreen({ id }: { id: string }) {
  const state: unknown = useHistoryState()
  const [begun] = useState(() => runningIn(state))
  const order = useQuery(begun && legalEndpoints.order(id))
  if (!begun) return <Redirect to={legalPaths.order(id)} replace />
  if (order.data) return <Entry order={order.data} begun={begun} />
  return (
    <Screen title={text.codeTitle} back={legalPaths.order(id)}>
      <OrderLoaded from={order}>{() => null}</OrderLoaded>
    </Screen>
  )
}
