import type { GatewayIndicator } from '#contracts/payments'
import { planBases, type Plan } from '#contracts/plans'

/** Where a gateway sends the browser back to us. */
export const callbackPath = (indicator: GatewayIndicator): string =>
  `/api/payment/callback/${indicator}`

/** The page of no payment, for a callback that names none. */
export const resultPath = '/wallet-transaction-callback'

/** The storefront's page that follows a payment (`?id=`) to its end, among the pages of the payment's plan. */
export const resultPathIn = (plan: Plan): string => planBases[plan] + resultPath
