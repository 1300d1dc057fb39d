import type { PaymentSource } from '@kasbeno/api/contracts/orders'
import type { Order, PaymentOption } from '#core/api/types.ts'

export const optionOf = (order: Order, source: PaymentSource): PaymentOption | undefined =>
  order.paymentOptions.find((option) => option.source === source)

export const balanceOf = (order: Order, source: PaymentSource): number =>
  source === 'CREDIT' ? order.creditBalance : order.cashBalance

/** Credit, unless only the wallet can. */
export const firstSource = (order: Order): PaymentSource =>
  optionOf(order, 'CREDIT')?.refusal && !optionOf(order, 'WALLET')?.refusal ? 'WALLET' : 'CREDIT'
