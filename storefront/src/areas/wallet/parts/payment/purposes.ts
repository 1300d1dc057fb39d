import {
  callbackOf,
  paymentCallbacks,
  type CallbackPurpose,
  type PaymentCallback,
} from '@kasbeno/api/contracts/payment_callbacks'
import type { Plan } from '@kasbeno/api/contracts/plans'
import type { Id } from '#core/api/types.ts'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { paths } from '#app/paths.ts'

export interface Onward {
  success: string
  failure: string
}

/** Back to the debts. */
const afterRepayment: Onward = { success: paths.installments, failure: paths.installments }

const ownPages: ReadonlySet<unknown> = new Set([
  ...Object.values(paths),
  ...Object.values(cardPaths),
])

/** By purpose and plan. person §4 "Platform-fee payment" */
export const onwardFrom = (callback: PaymentCallback | null, pages = ownPages): Onward => {
  if (!callback) return afterRepayment
  const known = (path: string) => (pages.has(path) ? path : paths.home)
  const { success, failure } = paymentCallbacks[callback]
  return { success: known(success), failure: known(failure) }
}

/** Others are no result. */
const paidByWallet: readonly CallbackPurpose[] = [
  'platform-fee-withdraw-wallet',
  'renewal-platform-fee-withdraw-wallet',
  'subscription-package',
]
export const walletPaidCallback = (purpose: string | null | undefined, plan: Plan) => {
  const known = paidByWallet.find((one) => one === purpose)
  return known ? callbackOf(known, plan) : null
}

/** The result page of a payment that needed no gateway. */
export const paidFromWallet = (purpose: CallbackPurpose, amount: number): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ purpose, amount: String(amount) })}`

export const followed = (paymentId: string): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ id: paymentId })}`

export const receiptOf = (repaymentId: Id): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ repaymentId: String(repaymentId) })}`
