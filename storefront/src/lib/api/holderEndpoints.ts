import type { Address } from './contract.ts'

const holderPath = '/legal/company/card-holder'

/** What the page of one who holds a company's card asks; who they are comes with `legalEndpoints.cardHolders`. */
export const holderEndpoints = {
  approbation: (userId: string): Address<'/legal/company/card-holder/{userId}/approbation'> =>
    `${holderPath}/${userId}/approbation` as const,
  ceiling: (userId: string): Address<'/legal/company/card-holder/{userId}/ceiling'> =>
    `${holderPath}/${userId}/ceiling` as const,
  assign: '/legal/company/assign-card-holder' as Address<'/legal/company/assign-card-holder'>,
  startBlocking:
    '/legal/company/disable-card/otp-start' as Address<'/legal/company/disable-card/otp-start'>,
  block: '/legal/company/disable-card' as Address<'/legal/company/disable-card'>,
  paymentMethod: '/legal/company/payment-method' as Address<'/legal/company/payment-method'>,
} as const
