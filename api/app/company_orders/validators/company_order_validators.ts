import vine from '@vinejs/vine'
import { approbationRules, orderApprobationStatuses } from '#contracts/approbations'
import { orderStatuses } from '#contracts/orders'
import { orderIdsUpTo } from '#app/orders/validators/orders'
import { cleanString, otpSecret, text } from '#app/shared/validation'

const filter = {
  approbationStatus: vine.enum(orderApprobationStatuses).optional(),
  status: vine.enum(orderStatuses).optional(),
  keyword: cleanString().maxLength(100).optional(),
}
export const companyOrdersValidator = vine.create(filter)
export const exportValidator = vine.create({
  ...filter,
  format: vine.enum(['xlsx', 'csv']).optional(),
})

export const signValidator = vine.create({ otpSecret: otpSecret() })
export const rejectValidator = vine.create({
  otpSecret: otpSecret(),
  reason: text(approbationRules.reason),
})

const orderIds = () => orderIdsUpTo(approbationRules.perCode)
export const batchValidator = vine.create({ orderIds: orderIds() })
export const signBatchValidator = vine.create({ orderIds: orderIds(), otpSecret: otpSecret() })
