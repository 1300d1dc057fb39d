import { useLocation } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { Button } from '#components/Button.tsx'
import { ReasonedButton } from '#components/ReasonedButton.tsx'
import { PaySheet } from '#features/invoicePayment/PaySheet.tsx'
import { usePayInvoice } from '#features/invoicePayment/usePayInvoice.ts'
import { delegations } from '#i18n/fa/delegations.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyOrder, OnBehalf } from '#lib/api/types.ts'
import { leaveOverlays } from '#lib/overlays.ts'
import { ceoCalls } from './calls.ts'
import { useDocumentSheet } from './useCodeSheet.ts'
import { historyOf } from './runningCode.ts'

interface OrderCommandsProps {
  order: CompanyOrder
  /** In whose place the reader answers; null for themselves. */
  as: OnBehalf | null
  onSign: () => void
  onReject: () => void
  onPay: () => void
}

/** The one button of an invoice; where it is disabled it says why. company §4 "Order approbation status" */
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

/** The sheet before a payment; its code is entered on a page of its own. company §2 */
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
    />
  )
  return { open: () => sheet.show(true), element }
}
