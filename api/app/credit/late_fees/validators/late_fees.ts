import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { rialsField, textField } from '#app/platform/values/validation'

export const forgiveValidator = vine.create({
  lateFeeId: vine.string().uuid(),
  amount: rialsField().min(1).optional(),
  reason: textField(limits.reason),
})
