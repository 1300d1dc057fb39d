import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { rials, text } from '#app/shared/validation'

export const forgiveValidator = vine.create({
  lateFeeId: vine.string().uuid(),
  amount: rials().min(1).optional(),
  reason: text(limits.reason),
})
