import { useLocation } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button } from '#ui/Button.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { PaySheet } from '#areas/invoices/parts/invoicePayment/PaySheet.tsx'
import { usePayInvoice } from '#areas/invoices/parts/invoicePayment/usePayInvoice.ts'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyOrder, OnBehalf } from '#core/api/types.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { ceoCalls } from './calls.ts'
import { useDocumentSheet } from './useCodeSheet.ts'
import { Refusals } from './Refusals.tsx'
import { historyOf } from './runningCode.ts'

interface OrderCommandsProps {
  order: CompanyOrder
  /** Null for themselves. */
  as: OnBehalf | null
  onSign: () => void
  onReject: () => void
  onPay: () => void
}

/** Disabled with a reason. company §4 "Order approbation status" */
export const OrderCommands = ({ order, as, onSign, onReject, onPay }: OrderCommandsProps) => {
  const { action, refusal } = order.button
  if (refusal !== null && !as) {
    return (
      <ReasonedButton wide reason={text.reasons[refusal]}>
        {text.disabled[refusal]}
      </ReasonedButton>
    )
  }
  if (action === 'PAY' && !as) {
    return (
      <Button wide onClick={onPay}>
        {text.buttons.PAY}
      </Button>
    )
  }
  return (
    <>
      <Button wide onClick={onSign}>
        {as ? delegations.sign(as.fullName) : text.buttons.SIGN}
      </Button>
      <Button wide look="quiet" onClick={onReject}>
        {text.reject}
      </Button>
    </>
  )
}

/** The code has its own page. company §2 */
export const usePaySheet = (order: CompanyOrder) => {
  const [, navigate] = useLocation()
  const payment = usePayInvoice(order, ceoCalls)
  const { action, refusal } = order.button
  const subject = action === 'PAY' && refusal === null ? 'pay' : null
  const about = { subject, around: legalEndpoints.order(order.id) }
  const sheet = useDocumentSheet(about, payment.requestCode, ({ running }) => {
    void leaveOverlays().then(() =>
      navigate(legalPaths.payCode(order.id), { state: historyOf(running) })
    )
  })
  const element = sheet.isOpen && (
    <PaySheet
      order={order}
      source={payment.source}
      onSource={payment.setSource}
      isSending={sheet.isSending}
      onSend={sheet.send}
      onClose={() => sheet.show(false)}
    >
      <Refusals approbation={order.approbation} />
    </PaySheet>
  )
  return { open: () => sheet.show(true), element }
}
