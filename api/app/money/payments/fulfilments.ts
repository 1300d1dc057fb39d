import { paymentPurposes, type PaymentPurpose } from '#contracts/payments'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'
import type Payment from './models/payment.js'
import type { PaymentOutcome } from './models/payment.js'

export interface Fulfilment {
  outcome: PaymentOutcome
  /** Runs before any ledger account is locked. */
  lock: (payment: Payment, trx: Trx) => Promise<void>
  fulfil: (payment: Payment, trx: Trx) => Promise<void>
}

/** What a payment's money is for, once it is in the wallet; null: it stays there. */
const fulfilments = new Registry<PaymentPurpose, Fulfilment | null>(
  'the fulfilment of payments for',
  paymentPurposes
)

export const onPaid = (purpose: PaymentPurpose, fulfilment: Fulfilment): void =>
  fulfilments.give(purpose, fulfilment)

/** Null where the money stays in the wallet. @throws Error where nobody said what it is for */
export const fulfilmentOf = (purpose: PaymentPurpose): Fulfilment | null => fulfilments.of(purpose)

fulfilments.give('wallet-charge', null)
