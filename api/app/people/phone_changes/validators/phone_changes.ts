import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { phone, textField } from '#app/platform/values/validation'

export const changePhoneValidator = vine.create({
  phone: phone(),
  reason: textField(limits.reason),
})
