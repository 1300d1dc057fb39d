import { api } from '#lib/api/client.ts'
import type { Address, AnswerTo } from '#lib/api/contract.ts'
import { ApiError } from '#lib/api/errors.ts'
import { defaultCodeLifeMs } from '@kasbeno/api/contracts/waits'

type SentCode = AnswerTo<'post', '/user/otp-start' | '/user/otp-resend'>

interface StartedCode {
  millis: number
  wasAlreadySent: boolean
}

/** A code that already runs is no failure: its remaining time is used. person §4 "Login" */
const started = async (call: Promise<SentCode>): Promise<StartedCode> => {
  try {
    const { expirationMillis } = await call
    return { millis: expirationMillis || defaultCodeLifeMs, wasAlreadySent: false }
  } catch (error) {
    const millis = error instanceof ApiError ? error.otpExpirationMillis : undefined
    if (millis === undefined) throw error
    return { millis, wasAlreadySent: true }
  }
}

export const startCode = (phone: string) =>
  started(api.post('/user/otp-start' as Address<'/user/otp-start'>, { phone }))

export const resendCode = (phone: string) =>
  started(api.post('/user/otp-resend' as Address<'/user/otp-resend'>, { phone }))

export const verifyCode = (phone: string, otpSecret: string) =>
  api.post('/user/otp-verify' as Address<'/user/otp-verify'>, { phone, otpSecret })
