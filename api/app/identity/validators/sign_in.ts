import vine from '@vinejs/vine'
import { plans } from '#contracts/plans'
import { cleanString, otpSecret, phone } from '#app/shared/validation'

const serialMax = 100
const tokenMax = 200

export const codeRequestValidator = vine.create({ phone: phone() })
export const codeValidator = vine.create({ phone: phone(), otpSecret: otpSecret() })

export const refreshValidator = vine.create({
  refreshToken: vine.string().maxLength(tokenMax).optional(),
})

export const switchValidator = vine.create({
  plan: vine.enum([...plans, 'LEGAL'] as const),
  companyUniqueSerial: cleanString().maxLength(serialMax).optional(),
})
