import type { PaymentPurpose } from '@kasbeno/api/contracts/payments'
import type { Id } from '#lib/api/types.ts'
import { paths } from '#app/paths.ts'

/** Where a payment's result page leads, by its purpose. person §4 "Platform-fee payment" */
export const afterPayment: Record<PaymentPurpose, { success: string; failure: string }> = {
  'subscription-package': { success: paths.summary, failure: paths.platformFee },
  'platform-fee': { success: paths.home, failure: paths.platformFee },
  'installment': { success: paths.installments, failure: paths.installments },
  'wallet-charge': { success: paths.wallet, failure: paths.walletCharge },
}

/** The result page of a payment that needed no gateway. */
export const paidFromWallet = (purpose: PaymentPurpose, amount: number): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ purpose, amount: String(amount) })}`

/** The page that follows a gateway's payment. */
export const followed = (paymentId: string): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ id: paymentId })}`

/** The receipt of a repayment. */
export const receiptOf = (repaymentId: Id): string =>
  `${paths.paymentCallback}?${new URLSearchParams({ repaymentId: String(repaymentId) })}`
