import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { phone, text } from '#app/shared/validation'

export const changePhoneValidator = vine.create({ phone: phone(), reason: text(limits.reason) })
