import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { toAsciiDigits } from '#contracts/digits'
import { maxOrderItems, orderStatuses } from '#contracts/orders'
import { companyPlans, plans } from '#contracts/plans'
import { tehran } from '#app/platform/time/clock'
import {
  cleanString,
  nationalCode,
  phone,
  quantity,
  rialsField,
  textField,
  verbatim,
} from '#app/platform/values/validation'

const maxDueDays = 3650

/** ISO 8601; Tehran time without an offset. */
const momentRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const moment = DateTime.fromISO(value, { zone: tehran })
  if (!moment.isValid || moment.year < 1900) field.report('date', 'date', field)
})
const moment = () =>
  vine
    .string()
    .maxLength(40)
    .use(momentRule())
    .transform((value) => DateTime.fromISO(value, { zone: tehran }) as DateTime<true>)

const items = () =>
  vine
    .array(
      vine.object({
        itemName: verbatim(255),
        unitType: verbatim(50),
        qty: quantity(),
        price: rialsField(),
      })
    )
    .minLength(1)
    .maxLength(maxOrderItems)

const companyIdRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const digits = toAsciiDigits(value).trim()
  if (/^\d{11}$/.test(digits)) field.mutate(digits, field)
  else field.report('regex', 'regex', field)
})

const companyUniqueId = () => vine.string().use(companyIdRule())

const invoice = () => ({
  externalId: verbatim(100),
  items: items(),
  grandTotalAmount: rialsField(),
  dueDateInDays: vine.number({ strict: true }).withoutDecimals().min(1).max(maxDueDays),
  invoicedAt: moment(),
  branchId: vine.string().uuid().optional(),
})

export const saleValidator = vine.create({
  ...invoice(),
  customer: vine.object({
    phone: phone().optional(),
    nationalCode: nationalCode().optional(),
    companyUniqueId: companyUniqueId().optional(),
    plan: vine.enum(plans),
  }),
})

/** Sellers to companies. */
export const companySaleValidator = vine.create({
  ...invoice(),
  customer: vine.object({ companyUniqueId: companyUniqueId(), plan: vine.enum(companyPlans) }),
})

const referenceNumber = () => cleanString().minLength(1).maxLength(30)

export const saleReasonValidator = vine.create({
  referenceNumber: referenceNumber(),
  reason: textField(1000),
})

export const updateValidator = vine.create({
  referenceNumber: referenceNumber(),
  items: items(),
  grandTotalAmount: rialsField(),
})

export const referenceValidator = vine.create({ referenceNumber: referenceNumber() })

export const ordersFilterValidator = vine.create({
  status: vine.enum(orderStatuses).optional(),
  externalId: cleanString().maxLength(100).optional(),
})

export const remainCreditValidator = vine.create({ phone: phone(), plan: vine.enum(plans) })
export const companyCreditValidator = vine.create({
  companyUniqueId: companyUniqueId(),
  plan: vine.enum(companyPlans),
})

/** Exactly one of our number and theirs. */
export const saleInquiryValidator = vine.create({
  referenceNumber: referenceNumber().optional().requiredIfMissing('externalId'),
  externalId: verbatim(100).optional(),
})
