import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { calendarDate, nationalCode, text } from '#app/shared/validation'

/** person §5. */
export const identityValidator = vine.create({
  firstname: text(limits.name),
  lastname: text(limits.name),
  nationalCode: nationalCode(),
  dateOfBirth: calendarDate(),
})
