import vine from '@vinejs/vine'
import { calendarDate } from '#app/platform/values/validation'

export const trialBalanceFields = {
  at: vine.string().maxLength(40).optional(),
  on: calendarDate().optional(),
}

export const trialBalanceValidator = vine.create(trialBalanceFields)
