import { at, to } from '../../../core/api/at.ts'

/** Holder identity comes with `legalEndpoints.cardHolders`. */
export const holderEndpoints = {
  ceiling: to('/legal/company/card-holder/{userId}/ceiling'),
  ceilingCode: to('/legal/company/card-holder/{userId}/ceiling/otp-start'),
  startBlocking: at('/legal/company/disable-card/otp-start'),
  block: at('/legal/company/disable-card'),
  paymentMethod: at('/legal/company/payment-method'),
  paymentMethodCode: at('/legal/company/payment-method/otp-start'),
} as const
