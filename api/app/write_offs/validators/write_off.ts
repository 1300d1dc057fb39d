import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { text } from '#app/shared/validation'

export const writeOffValidator = vine.create({
  creditLineId: vine.string().uuid(),
  reason: text(limits.reason),
})
