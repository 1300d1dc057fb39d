import vine from '@vinejs/vine'
import { orderStatuses, paymentSources } from '#contracts/orders'
import { calendarDate, cleanString, otpSecret } from '#app/shared/validation'

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
