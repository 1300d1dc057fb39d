import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { toAsciiDigits } from '#contracts/digits'
import { plans } from '#contracts/plans'
import { tehran } from '#app/platform/time/clock'
import { nationalCode, phone, rialsField, verbatim } from '#app/platform/values/validation'
import { items } from './items.js'

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

const companyIdRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const digits = toAsciiDigits(value).trim()
  if (/^\d{11}$/.test(digits)) field.mutate(digits, field)
  else field.report('regex', 'regex', field)
})

export const companyUniqueId = () => vine.string().use(companyIdRule())

/** Of whatever buyer. */
export const invoice = () => ({
  externalId: verbatim(100),
  items: items(),
  grandTotalAmount: rialsField(),
  dueDateInDays: vine.number({ strict: true }).withoutDecimals().min(1).max(maxDueDays),
  invoicedAt: moment(),
  branchId: vine.string().uuid().optional(),
})

/** A sale, whichever way it comes in. */
export const saleValidator = vine.create({
  ...invoice(),
  customer: vine.object({
    phone: phone().optional(),
    nationalCode: nationalCode().optional(),
    companyUniqueId: companyUniqueId().optional(),
    plan: vine.enum(plans),
  }),
})
