import vine from '@vinejs/vine'
import { approbationRules, orderApprobationStatuses } from '#contracts/approbations'
import { orderStatuses } from '#contracts/orders'
import { orderIdsUpTo } from '#app/orders/validators/orders'
import { cleanString, otpSecret, phone, text } from '#app/shared/validation'

const filter = {
  approbationStatus: vine.enum(orderApprobationStatuses).optional(),
  status: vine.enum(orderStatuses).optional(),
  keyword: cleanString().maxLength(100).optional(),
  waitingForMe: vine.boolean().optional(),
}
/** The phone of an absent member whom the caller signs for. */
const onBehalfOf = { onBehalfOf: phone().optional() }

/** On behalf of a member, each invoice is what it is to that member. */
export const companyOrdersValidator = vine.create({ ...filter, ...onBehalfOf })
export const exportValidator = vine.create({
  ...filter,
  format: vine.enum(['xlsx', 'csv']).optional(),
})

export const startValidator = vine.create(onBehalfOf)
export const signValidator = vine.create({ otpSecret: otpSecret(), ...onBehalfOf })
export const rejectValidator = vine.create({
  ...onBehalfOf,
  otpSecret: otpSecret(),
  reason: text(approbationRules.reason),
})

const orderIds = () => orderIdsUpTo(approbationRules.perCode)
export const batchValidator = vine.create({ orderIds: orderIds(), ...onBehalfOf })
export const signBatchValidator = vine.create({
  ...onBehalfOf,
  orderIds: orderIds(),
  otpSecret: otpSecret(),
})
