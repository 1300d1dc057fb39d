import { api } from '#core/api/client.ts'
import { termsVersion } from '@kasbeno/api/contracts/terms'
import { at } from '#core/api/at.ts'
import { started } from '#areas/entry/parts/otp/started.ts'

/** @param supportNumber from support */
export const startCode = (phone: string, supportNumber?: string) =>
  started(api.post(at('/user/otp-start'), { phone, supportNumber }))

export const resendCode = (phone: string) => started(api.post(at('/user/otp-resend'), { phone }))

export const verifyCode = (phone: string, otpSecret: string) =>
  api.post(at('/user/otp-verify'), {
    phone,
    otpSecret,
    termsVersion,
  })
