import type { PaymentPurpose } from '#contracts/payments'
import type { Trx } from '#app/platform/database/database'
import type Payment from './models/payment.js'
import type { PaymentOutcome } from './models/payment.js'

/** What the captured money is for. Modules that ask for payments add theirs. */
export interface Fulfilment {
  /** What the money has become once it was used. */
  outcome: PaymentOutcome
  /** Takes the locks of `fulfil`, before any account of the ledger is locked. */
  lock: (payment: Payment, trx: Trx) => Promise<void>
  /** Uses the money in the wallet. A Refusal leaves it there as cash, and the owner is told. */
  fulfil: (payment: Payment, trx: Trx) => Promise<void>
}

const fulfilments = new Map<PaymentPurpose, Fulfilment>()

export const onPaid = (purpose: PaymentPurpose, fulfilment: Fulfilment): void => {
  fulfilments.set(purpose, fulfilment)
}

/** A wallet charge has none: the money stays where it is. */
export const fulfilmentOf = (purpose: PaymentPurpose): Fulfilment | undefined =>
  fulfilments.get(purpose)
