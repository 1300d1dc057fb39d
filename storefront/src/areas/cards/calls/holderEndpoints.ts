import type { Address } from '../../../core/api/contract.ts'

/** What the page of one who holds a company's card asks; who they are comes with `legalEndpoints.cardHolders`. */
export const holderEndpoints = {
  ceiling: (userId: string): Address<'/legal/company/card-holder/{userId}/ceiling'> =>
    `/legal/company/card-holder/${userId}/ceiling` as const,
  startBlocking:
    '/legal/company/disable-card/otp-start' as Address<'/legal/company/disable-card/otp-start'>,
  block: '/legal/company/disable-card' as Address<'/legal/company/disable-card'>,
  paymentMethod: '/legal/company/payment-method' as Address<'/legal/company/payment-method'>,
} as const
