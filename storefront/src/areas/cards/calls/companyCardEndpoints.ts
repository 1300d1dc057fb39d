import type { Address } from '../../../core/api/contract.ts'

export const companyCardEndpoints = {
  held: '/card/legal' as Address<'/card/legal'>,
  card: (serial: string): Address<'/card/legal/{companyUniqueSerial}/self'> =>
    `/card/legal/${serial}/self` as const,
  cvv2: (serial: string): Address<'/card/legal/{companyUniqueSerial}/self/cvv2'> =>
    `/card/legal/${serial}/self/cvv2` as const,
  management: (serial: string): Address<'/card/legal/{companyUniqueSerial}/agreement-info'> =>
    `/card/legal/${serial}/agreement-info` as const,
  activate: (serial: string): Address<'/card/legal/{companyUniqueSerial}/activate'> =>
    `/card/legal/${serial}/activate` as const,
  block: (serial: string): Address<'/card/legal/{companyUniqueSerial}/disable'> =>
    `/card/legal/${serial}/disable` as const,
  reissue: (serial: string): Address<'/card/legal/{companyUniqueSerial}/reissue'> =>
    `/card/legal/${serial}/reissue` as const,
  startCode: (serial: string): Address<'/card/legal/{companyUniqueSerial}/otp-start'> =>
    `/card/legal/${serial}/otp-start` as const,
  resendCode: (serial: string): Address<'/card/legal/{companyUniqueSerial}/otp-resend'> =>
    `/card/legal/${serial}/otp-resend` as const,
  resetPin: (serial: string): Address<'/card/legal/{companyUniqueSerial}/pin1-forget'> =>
    `/card/legal/${serial}/pin1-forget` as const,
  changePin: (serial: string): Address<'/card/legal/{companyUniqueSerial}/pin1-change'> =>
    `/card/legal/${serial}/pin1-change` as const,
} as const
