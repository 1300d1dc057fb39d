import vine from '@vinejs/vine'
import { specialModalLimits } from '#contracts/settings'
import { calendarDate, cleanString, textField } from '#app/platform/values/validation'

/** All of the special modal; a form says nothing of what is empty. */
export const specialModalValidator = vine.create({
  status: vine.enum(['ENABLED', 'DISABLED'] as const),
  title: textField(specialModalLimits.title).optional(),
  text: textField(specialModalLimits.text).optional(),
  link: cleanString().maxLength(specialModalLimits.link).optional(),
  from: calendarDate().optional(),
  until: calendarDate().optional(),
  /** Whether a picture that is there goes; a new one takes its place anyway. */
  removesPicture: vine.enum(['true', 'false'] as const).optional(),
})
