import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { orderStatuses, paymentSources } from '#contracts/orders'
import { calendarDate, cleanString, otpSecret, text } from '#app/shared/validation'

export const filterValidator = vine.create({
  status: vine.enum(orderStatuses).optional(),
  keyword: cleanString().maxLength(100).optional(),
  from: calendarDate().optional(),
  to: calendarDate().optional(),
})

export const startPaymentValidator = vine.create({
  paymentSource: vine.enum(paymentSources).optional(),
})

export const paymentCodeValidator = vine.create({ otpSecret: otpSecret() })

/** Why staff stop an invoice, or let it go on. */
export const fraudValidator = vine.create({ reason: text(limits.reason) })

/** Whether the distributor may see what is left of the customer's credit. */
export const creditConsentValidator = vine.create({ isAllowed: vine.boolean({ strict: true }) })
