import vine from '@vinejs/vine'
import { limits } from '#contracts/limits'
import { disputeReasons, disputeStatuses } from '#contracts/disputes'
import { maxInvoicesPerCode, maxOrderItems, orderStatuses, paymentSources } from '#contracts/orders'
import { exportFormats } from '#app/platform/resource/export_file'
import {
  calendarDate,
  cleanString,
  otpSecret,
  quantity,
  textField,
} from '#app/platform/values/validation'

const filter = {
  status: vine.enum(orderStatuses).optional(),
  keyword: cleanString().maxLength(100).optional(),
  from: calendarDate().optional(),
  to: calendarDate().optional(),
}
export const filterValidator = vine.create(filter)
export const exportValidator = vine.create({
  ...filter,
  format: vine.enum(exportFormats).optional(),
})

export const startPaymentValidator = vine.create({
  paymentSource: vine.enum(paymentSources).optional(),
})

export const paymentCodeValidator = vine.create({ otpSecret: otpSecret() })

/** Ids compare case-insensitively. */
const lowered = (ids: unknown): unknown =>
  Array.isArray(ids)
    ? ids.map((id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id))
    : ids

export const orderIdsUpTo = (max: number) =>
  vine.array(vine.string().uuid()).minLength(1).maxLength(max).distinct().parse(lowered)
const orderIds = () => orderIdsUpTo(maxInvoicesPerCode)

/** Comma-separated in a query. */
export const batchValidator = vine.create({
  orderIds: orderIds().parse((value) =>
    lowered(typeof value === 'string' ? value.split(',') : value)
  ),
})

export const startBatchValidator = vine.create({
  orderIds: orderIds(),
  paymentSource: vine.enum(paymentSources).optional(),
})

export const batchCodeValidator = vine.create({ orderIds: orderIds(), otpSecret: otpSecret() })

export const creditConsentValidator = vine.create({ isAllowed: vine.boolean({ strict: true }) })

/** Exactly one; the controller checks. */
export const receiptValidator = vine.create({
  received: vine.boolean({ strict: true }).optional(),
  items: vine
    .array(
      vine.object({
        id: vine.number({ strict: true }).withoutDecimals().min(1).max(maxOrderItems),
        qty: quantity(),
        reason: vine.enum(disputeReasons),
      })
    )
    .minLength(1)
    .maxLength(maxOrderItems)
    .optional(),
  note: textField(limits.reason).optional().requiredIfExists('items'),
})

export const answerValidator = vine.create({ note: textField(limits.reason) })

export const disputesFilterValidator = vine.create({
  status: vine.enum(disputeStatuses).optional(),
})
