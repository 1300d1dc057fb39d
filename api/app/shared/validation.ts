import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { toAsciiDigits } from '#contracts/digits'
import { codeRules } from '#contracts/identity'
import { isRials } from '#contracts/money'
import { isMobilePhone, isNationalCode, isPostalCode } from '#contracts/person'

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
const postalCodeRule = checked('postalCode', isPostalCode, { pattern: '^\\d{10}$' })
const calendarDateRule = checked(
  'calendarDate',
  (text) => {
    const date = new Date(`${text}T00:00:00Z`)
    // Years begin with 1, for PostgreSQL too.
    const isDay = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)
    return isDay && date.toJSON()?.startsWith(text)
  },
  { format: 'date' }
)
const code = `^\\d{${codeRules.digits}}$`
const codeRule = checked('otpSecret', (text) => new RegExp(code).test(text), {
  type: ['string', 'integer'],
  pattern: code,
})
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

export const phone = () => vine.string().use(phoneRule())
export const nationalCode = () => vine.string().use(nationalCodeRule())
export const postalCode = () => vine.string().use(postalCodeRule())

/** `YYYY-MM-DD`, Gregorian, a day that exists. */
export const calendarDate = () => vine.string().use(calendarDateRule())

/** Whole rials as a JSON number; strings, fractions, negatives and unsafe integers are refused. */
export const rials = () => vine.number({ strict: true }).use(rialsRule())

/** A one-time code: a number or a string of digits in any script. */
export const otpSecret = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .use(codeRule())

/**
 * Characters that nobody types: controls (PostgreSQL refuses NUL), marks that turn text around, and what
 * takes no room, with which two names look the same and are not. The half-space of Persian (U+200C) stays.
 */
const invisible =
  /(?![\n\t\u200c])[\p{Cc}\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** A half-space parts the letters of a word: beside a space, at an end or beside another it is nothing. */
const idleHalfSpaces = /^\u200c+|\u200c+$|\u200c+(?=[\s\u200c])|(?<=\s)\u200c+/g

/** A text without what cannot be seen in it. */
export const visible = (text: string): string =>
  text.replace(invisible, '').trim().replace(idleHalfSpaces, '').trim()

const cleaned = (text: string) => text.replace(invisible, '').trim()

/** A number that a bank gave: in digits of any script it is the same number. */
export const bankNumber = (maxLength: number) =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(cleaned(value)) : value))
    .minLength(1)
    .maxLength(maxLength)

/** A string as it may reach the database: trimmed, without invisible characters; may be empty. */
export const cleanString = () =>
  vine.string().parse((value) => (typeof value === 'string' ? cleaned(value) : value))

/** Free text of people: something must be left of it. */
export const text = (maxLength: number) => cleanString().minLength(1).maxLength(maxLength)

const int4Max = 2 ** 31 - 1

/** The id of a row of reference data, also when it comes as text in digits of any script. */
export const rowId = () =>
  vine
    .number()
    .parse((value) => (typeof value === 'string' ? toAsciiDigits(value) : value))
    .withoutDecimals()
    .range([1, int4Max])
