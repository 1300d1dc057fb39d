import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { notePage } from '#contracts/notes'
import { textField } from '#app/platform/values/validation'

export const noteValidator = vine.create({ text: textField(limits.note) })
export const notePageValidator = vine.create({
  page: vine.number().withoutDecimals().range([1, notePage.last]).optional(),
})
