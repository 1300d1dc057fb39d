import type { GatewayIndicator } from '#contracts/payments'

/** Where a gateway sends the browser back to us. */
export const callbackPath = (indicator: GatewayIndicator): string =>
  `/api/payment/callback/${indicator}`

/** The storefront's page that follows a payment (`?id=`) to its end. */
export const resultPath = '/wallet-transaction-callback'
