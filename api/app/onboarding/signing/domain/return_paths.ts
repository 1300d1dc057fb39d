import { callbackOf, paymentCallbacks } from '#contracts/payment_callbacks'
import { planBases, type Plan } from '#contracts/plans'

/** Where the provider's program tells that something has happened. */
export const signingCallbackPath = '/api/signing/callback'

/** Where the provider's page sends the signer's browser. */
export const returnPath = (id: string): string => `/api/signing/redirect?id=${id}`

/** The page of the storefront that follows, among those of the plan. person §4 "Platform-fee payment" */
export const pageAfter = (plan: Plan | '', isSigned: boolean): string => {
  const known = plan === '' ? 'kasbeno-fmcg-real' : plan
  const { success, failure } = paymentCallbacks[callbackOf('digital-sign', known)]
  return planBases[known] + (isSigned ? success : failure)
}
