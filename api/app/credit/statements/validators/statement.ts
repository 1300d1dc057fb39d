import vine from '@vinejs/vine'
import { statementFormats } from '#contracts/statements'
import { calendarDate } from '#app/platform/values/validation'

export const statementValidator = vine.create({
  from: calendarDate().optional(),
  to: calendarDate().optional(),
  format: vine.enum(statementFormats).optional(),
})
