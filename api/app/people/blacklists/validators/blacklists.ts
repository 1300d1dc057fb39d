import vine from '@vinejs/vine'
import { blacklistKinds } from '#contracts/blacklists'
import { limits } from '#contracts/limits'
import { calendarDate, cleanString, textField } from '#app/platform/values/validation'

export const addValidator = vine.create({
  kind: vine.enum(blacklistKinds),
  value: cleanString().maxLength(40),
  reason: textField(limits.reason),
  until: calendarDate().optional(),
})
