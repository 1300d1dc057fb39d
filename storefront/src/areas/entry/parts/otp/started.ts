import { defaultCodeLifeMs } from '@kasbeno/api/contracts/waits'
import { ApiError } from '#core/api/errors.ts'

export interface StartedCode {
  millis: number
  wasAlreadySent: boolean
}

/** Uses a running code's rest. person §4 "Login" */
export const started = async (
  call: Promise<{ expirationMillis: number }>
): Promise<StartedCode> => {
  try {
    const { expirationMillis } = await call
    return { millis: expirationMillis || defaultCodeLifeMs, wasAlreadySent: false }
  } catch (error) {
    const millis = error instanceof ApiError ? error.otpExpirationMillis : undefined
    if (millis === undefined) throw error
    return { millis, wasAlreadySent: true }
  }
}
