import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { installmentFilters, orderStatuses, paymentSources } from '#contracts/orders'
import { gatewayIndicators } from '#contracts/payments'
import { calendarDate, cleanString, otpSecret, rials, text } from '#app/shared/validation'

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

export const installmentFilterValidator = vine.create({
  status: vine.enum(installmentFilters).optional(),
})

/** The gateway may stay away when the wallet holds the amount. */
const gateway = () => vine.enum(gatewayIndicators).optional()

/** Without an amount, the whole of it. */
export const payInstallmentValidator = vine.create({
  amount: rials().optional(),
  indicator: gateway(),
})
export const payInstallmentsValidator = vine.create({ amount: rials(), indicator: gateway() })

/** Why staff stop an invoice, or let it go on. */
export const fraudValidator = vine.create({ reason: text(limits.reason) })

/** Whether the distributor may see what is left of the customer's credit. */
export const creditConsentValidator = vine.create({ isAllowed: vine.boolean({ strict: true }) })
