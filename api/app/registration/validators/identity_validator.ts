import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { calendarDate, nationalCode, personName } from '#app/shared/validation'

/** person §5. */
export const identityValidator = vine.create({
  firstname: personName(limits.name),
  lastname: personName(limits.name),
  nationalCode: nationalCode(),
  dateOfBirth: calendarDate(),
})
