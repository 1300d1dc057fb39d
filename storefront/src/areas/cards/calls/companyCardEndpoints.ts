import { at, to } from '../../../core/api/at.ts'

export const companyCardEndpoints = {
  held: at('/card/legal'),
  card: to('/card/legal/{companyUniqueSerial}/self'),
  cvv2: to('/card/legal/{companyUniqueSerial}/self/cvv2'),
  management: to('/card/legal/{companyUniqueSerial}/agreement-info'),
  activate: to('/card/legal/{companyUniqueSerial}/activate'),
  checkCvv2: to('/card/legal/{companyUniqueSerial}/activate/cvv2'),
  block: to('/card/legal/{companyUniqueSerial}/disable'),
  freeze: to('/card/legal/{companyUniqueSerial}/freeze'),
  unfreeze: to('/card/legal/{companyUniqueSerial}/unfreeze'),
  reissue: to('/card/legal/{companyUniqueSerial}/reissue'),
  startCode: to('/card/legal/{companyUniqueSerial}/otp-start'),
  resendCode: to('/card/legal/{companyUniqueSerial}/otp-resend'),
  resetPin: to('/card/legal/{companyUniqueSerial}/pin1-forget'),
  changePin: to('/card/legal/{companyUniqueSerial}/pin1-change'),
  purchases: to('/card/legal/{companyUniqueSerial}/purchases/{pageSize}/{pageNumber}'),
} as const
