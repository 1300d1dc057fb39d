import { isShebaValid } from '@persian-tools/persian-tools'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isCompanyId } from '#contracts/companies'
import { persianLetters, toAsciiDigits } from '#contracts/digits'
import { codeRules } from '#contracts/codes'
import { limits } from '#contracts/limits'
import { isRials } from '#contracts/money'
import {
  isLatinName,
  isMobilePhone,
  isNationalCode,
  isPersonName,
  isPostalCode,
} from '#contracts/person'
import { cleaned, visible } from './visible.js'

/**
 * A string rule of the contracts: digits become ASCII, then the predicate decides.
 * @param documented what the API's document says of it, beside being a string
 */
const checked = (rule: string, holds: (text: string) => boolean, documented: object) =>
  vine.createRule(
    (value: unknown, _options: undefined, field: FieldContext) => {
      if (typeof value !== 'string') return
      const text = toAsciiDigits(value).trim()
      if (holds(text)) field.mutate(text, field)
      else field.report(rule, rule, field)
    },
    { toJSONSchema: (schema) => void Object.assign(schema, documented) }
  )

const phoneRule = checked('phone', isMobilePhone, { pattern: '^09\\d{9}$' })
const nationalCodeRule = checked('nationalCode', isNationalCode, { pattern: '^\\d{10}$' })
const companyIdRule = checked('companyId', isCompanyId, { pattern: '^\\d{11}$' })
const postalCodeRule = checked('postalCode', isPostalCode, { pattern: '^\\d{10}$' })
const ibanRule = checked('iban', (text) => /^IR\d{24}$/.test(text) && isShebaValid(text) === true, {
  pattern: '^IR\\d{24}$',
})
const calendarDateRule = checked(
  'calendarDate',
  (text) => {
    const date = new Date(`${text}T00:00:00Z`)
    // What is older than anybody has no Jalali date, and would end each export and print in which it stands.
    const isDay = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)
    return isDay && date.toJSON()?.startsWith(text)
  },
  { format: 'date' }
)
export const latinNameRule = checked('latinName', isLatinName, {
  pattern: "^[A-Za-z][A-Za-z '-]*$",
})
const codeRule = (digits: number) => {
  const pattern = `^\\d{${digits}}$`
  const rule = digits === codeRules.digits ? 'otpSecret' : `otpSecret${digits}`
  return checked(rule, (text) => new RegExp(pattern).test(text), {
    type: ['string', 'integer'],
    pattern,
  })
}
const bankNumberRule = checked('bankNumber', (text) => /\d/.test(text), { pattern: '\\d' })

const rialsRule = vine.createRule(
  (value, _options: undefined, field: FieldContext) => {
    if (!isRials(value)) field.report('rials', 'rials', field)
  },
  {
    toJSONSchema: (schema) =>
      void Object.assign(schema, {
        type: 'integer',
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
      }),
  }
)

const maxQuantity = 1_000_000_000
const quantityRule = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'number') return
  if (!/^\d+(\.\d{1,3})?$/.test(String(value))) field.report('decimals', 'decimals', field)
})

/** How much of something: a JSON number above zero, with at most three decimals. domain "Amounts" */
export const quantity = () =>
  vine.number({ strict: true }).min(0.001).max(maxQuantity).use(quantityRule())

export const phone = () => vine.string().use(phoneRule())
export const nationalCode = () => vine.string().use(nationalCodeRule())
export const companyId = () => vine.string().use(companyIdRule())
export const postalCode = () => vine.string().use(postalCodeRule())

export const iban = () =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string'
        ? cleaned(value)
            .replace(/[\s\u200c-]/g, '')
            .toUpperCase()
        : value
    )
    .use(ibanRule())

/** `YYYY-MM-DD`, Gregorian, a day that exists. */
export const calendarDate = () => vine.string().use(calendarDateRule())

/** Whole rials as a JSON number; strings, fractions, negatives and unsafe integers are refused. */
export const rialsField = () => vine.number({ strict: true }).use(rialsRule())

/** A one-time code: a number or a string of digits in any script. */
export const otpSecret = (digits: number = codeRules.digits) =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .use(codeRule(digits)())

/** A number that a bank gave, with at least one digit: in digits of any script it is the same number. */
export const bankNumber = (maxLength: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(cleaned(value)) : value))
    .minLength(1)
    .maxLength(maxLength)
    .use(bankNumberRule())

/** A string as it may reach the database: trimmed, without invisible characters; may be empty. */
export const cleanString = () =>
  vine.string().parse((value) => (typeof value === 'string' ? cleaned(value) : value))

/** Free text of people, in Persian letters: something must be left of it that can be seen. */
export const textField = (maxLength: number) =>
  vine
    .string()
    .parse((value) =>
      typeof value === 'string' ? visible(value) && persianLetters(cleaned(value)) : value
    )
    .minLength(1)
    .maxLength(maxLength)

export const reasonValidator = vine.create({ reason: textField(limits.reason) })
export const optionalReasonValidator = vine.create({ reason: textField(limits.reason).optional() })

/** What a partner's program calls something: kept letter for letter, so that it finds it again. */
export const verbatim = (maxLength: number) => cleanString().minLength(1).maxLength(maxLength)

const personNameRule = vine.createRule(
  (value: unknown, _options: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !isPersonName(value)) field.report('letters', 'letters', field)
  }
)

/** ISO 8601, as a page of staff was given it: what is newer is not decided unseen. */
export const shownMoment = () =>
  vine
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)
    .optional()

/** The moment that such a text names, if it names one. */
export const momentOf = (text?: string | null): Date | undefined =>
  text ? new Date(text) : undefined

export const personName = (maxLength: number) => textField(maxLength).use(personNameRule())

const int4Max = 2 ** 31 - 1

/**
 * A number, also when it comes as text in digits of any script. What is neither is no number: of an object JavaScript
 * would ask one, and fail where it has a `toString` of its own.
 */
const numberOrText = () =>
  vine
    .number()
    .parse((value) =>
      typeof value === 'string'
        ? toAsciiDigits(value)
        : typeof value === 'object' && value
          ? NaN
          : value
    )

export const rowId = () => numberOrText().withoutDecimals().range([1, int4Max])
