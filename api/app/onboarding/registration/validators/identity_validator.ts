import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { calendarDate, nationalCode, otpSecret, personName } from '#app/platform/values/validation'

/** person §5. */
export const identityValidator = vine.create({
  firstname: personName(limits.name),
  lastname: personName(limits.name),
  nationalCode: nationalCode(),
  dateOfBirth: calendarDate(),
})

export const scoreCodeValidator = vine.create({ otpSecret: otpSecret() })
