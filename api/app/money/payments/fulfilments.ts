import type { PaymentPurpose } from '#contracts/payments'
import type { Trx } from '#app/platform/database/database'
import type Payment from './models/payment.js'
import type { PaymentOutcome } from './models/payment.js'

export interface Fulfilment {
  outcome: PaymentOutcome
  /** Runs before any ledger account is locked. */
  lock: (payment: Payment, trx: Trx) => Promise<void>
  fulfil: (payment: Payment, trx: Trx) => Promise<void>
}

const fulfilments = new Map<PaymentPurpose, Fulfilment>()

export const onPaid = (purpose: PaymentPurpose, fulfilment: Fulfilment): void => {
  fulfilments.set(purpose, fulfilment)
}

/** A wallet charge has none: the money stays. */
export const fulfilmentOf = (purpose: PaymentPurpose): Fulfilment | undefined =>
  fulfilments.get(purpose)
