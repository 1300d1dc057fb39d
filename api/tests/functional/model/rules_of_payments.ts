import { takeFee } from './rules_of_credit.js'
import { takeRepayment } from './rules_of_repayment.js'
import { book, type Model, type PaymentModel } from './model.js'

/** What callbacks and sweeps must bring about. domain "The ledger" */

export const callbackKinds = ['true', 'three at once', 'forged success', 'forged failure'] as const
export type CallbackKind = (typeof callbackKinds)[number]

/** The bank says that it was paid: the money comes once and goes on to its purpose. */
const capture = (model: Model, payment: PaymentModel): void => {
  const shop = model.shops[payment.shop]
  shop.wallet += payment.amount
  book(model, 'gateway-clearing', payment.amount)
  payment.status = 'COMPLETED'
  payment.bank = 'VERIFIED'
  // A fee that cannot be taken any more leaves the money in the wallet.
  const isFee = payment.purpose === 'subscription-package' || payment.purpose === 'platform-fee'
  if (isFee) takeFee(model, shop)
  if (payment.repays) takeRepayment(model, payment.shop, payment.repays)
}

export const receive = (model: Model, payment: PaymentModel, kind: CallbackKind): void => {
  // Closed as not paid: whoever brings a receipt makes the bank be asked once more.
  if (payment.status === 'FINAL_ERROR') {
    if (payment.bank === 'PAID' && kind !== 'forged failure') capture(model, payment)
    return
  }
  if (payment.status !== 'REDIRECTED') return
  // Whatever is said in the browser, the bank is asked, and says that it was paid.
  if (payment.bank === 'PAID') capture(model, payment)
  // The bank sends nobody back before the customer has decided there.
  else if (payment.bank !== 'OPEN' || kind.startsWith('forged')) payment.status = 'FINAL_ERROR'
}

/** Payments of earlier days whose callback never came are asked for at the bank. */
export const sweep = (model: Model): void => {
  for (const payment of model.payments) {
    if (payment.status !== 'REDIRECTED' || payment.day >= model.day) continue
    if (payment.bank === 'PAID') capture(model, payment)
    else payment.status = 'FINAL_ERROR'
  }
}
