import vine from '@vinejs/vine'
import { blacklistKinds } from '#contracts/blacklists'
import { limits } from '#contracts/limits'
import { calendarDate, cleanString, text } from '#app/shared/validation'

export const addValidator = vine.create({
  kind: vine.enum(blacklistKinds),
  value: cleanString().maxLength(40),
  reason: text(limits.reason),
  until: calendarDate().optional(),
})
export const removeValidator = vine.create({ reason: text(limits.reason) })
