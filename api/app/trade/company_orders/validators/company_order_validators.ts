import vine from '@vinejs/vine'
import {
  approbationRules,
  companyOrderSorts,
  orderApprobationStatuses,
  sortDirections,
} from '#contracts/approbations'
import { orderStatuses } from '#contracts/orders'
import { orderIdsUpTo } from '#app/trade/orders/validators/orders'
import {
  calendarDate,
  cleanString,
  otpSecret,
  phone,
  textField,
} from '#app/platform/values/validation'

const filter = {
  approbationStatus: vine.enum(orderApprobationStatuses).optional(),
  status: vine.enum(orderStatuses).optional(),
  keyword: cleanString().maxLength(100).optional(),
  waitingForMe: vine.boolean().optional(),
  /** Of the invoice, in Tehran. */
  from: calendarDate().optional(),
  to: calendarDate().optional(),
  distributorId: vine.string().uuid().optional(),
  sort: vine.enum(companyOrderSorts).optional(),
  direction: vine.enum(sortDirections).optional(),
}
/** An absent member's phone. */
const onBehalfOf = { onBehalfOf: phone().optional() }

/** On behalf of a member, invoices are as that member sees them. */
export const companyOrdersValidator = vine.create({ ...filter, ...onBehalfOf })
export const companyExportValidator = vine.create({
  ...filter,
  format: vine.enum(['xlsx', 'csv']).optional(),
})

export const startValidator = vine.create(onBehalfOf)
export const signOrderValidator = vine.create({ otpSecret: otpSecret(), ...onBehalfOf })
export const rejectOrderValidator = vine.create({
  ...onBehalfOf,
  otpSecret: otpSecret(),
  reason: textField(approbationRules.reason),
})

const orderIds = () => orderIdsUpTo(approbationRules.perCode)
export const companyBatchValidator = vine.create({ orderIds: orderIds(), ...onBehalfOf })
export const signBatchValidator = vine.create({
  ...onBehalfOf,
  orderIds: orderIds(),
  otpSecret: otpSecret(),
})
