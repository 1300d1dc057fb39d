import vine from '@vinejs/vine'
import { phone } from '#app/platform/values/validation'

/** Two years reach every due date and a whole credit year. */
const daysMax = 800

export const messagesValidator = vine.create({ phone: phone() })

export const clockValidator = vine.create({
  advanceDays: vine.number({ strict: true }).withoutDecimals().range([1, daysMax]),
})
