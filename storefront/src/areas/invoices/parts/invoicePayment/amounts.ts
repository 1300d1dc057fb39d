import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import type { Order, PaymentOption } from '#core/api/types.ts'

/** How the invoice can be paid from a source, as the server reckons it; none once it is not payable. */
export const optionOf = (order: Order, source: PaymentSource): PaymentOption | undefined =>
  order.paymentOptions.find((option) => option.source === source)

export const balanceOf = (order: Order, source: PaymentSource): number =>
  source === 'CREDIT' ? order.creditBalance : order.cashBalance

/** The source that is offered first: the credit, unless only the wallet can pay. */
export const firstSource = (order: Order): PaymentSource =>
  optionOf(order, 'CREDIT')?.refusal && !optionOf(order, 'WALLET')?.refusal ? 'WALLET' : 'CREDIT'
