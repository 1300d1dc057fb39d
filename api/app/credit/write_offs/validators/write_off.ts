import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { textField } from '#app/platform/values/validation'

export const writeOffValidator = vine.create({
  creditLineId: vine.string().uuid(),
  reason: textField(limits.reason),
})
