import type { GatewayIndicator } from '#contracts/payments'
import { planBases, type Plan } from '#contracts/plans'

export const callbackPath = (indicator: GatewayIndicator): string =>
  `/api/payment/callback/${indicator}`

/** For a callback that names no payment. */
export const resultPath = '/wallet-transaction-callback'

/** The storefront page that follows a payment (`?id=`). */
export const resultPathIn = (plan: Plan): string => planBases[plan] + resultPath
