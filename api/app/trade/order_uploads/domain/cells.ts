import { toAsciiDigits } from '#contracts/digits'
import { asLocalPhone } from '#contracts/phone'
import { isPlan, type Plan } from '#contracts/plans'
import { fold, meanings } from '#app/platform/workbook/sheet_columns'
import { planWords } from '../i18n/fa.js'

/** What a cell says; what says nothing of its kind is handed on as it is, for the rules of a sale to refuse. */
const plain = (cell: string): string => toAsciiDigits(cell).trim()

/** Commas part thousands and nothing else: `1,5` is no number here, rather than fifteen. */
const grouped = /^\d{1,3}(?:[,\u066c]\d{3})+(?:[.\u066b]\d+)?$/
const bare = /^\d+(?:[.\u066b]\d+)?$/

export const numberIn = (cell: string): number | string | undefined => {
  const text = plain(cell)
  if (!grouped.test(text) && !bare.test(text)) return text || undefined
  return Number(text.replace(/[,\u066c]/g, '').replace('\u066b', '.'))
}

/** Rials are whole: the dot of `12.000` parts thousands, and is refused rather than read as twelve. */
export const hasDot = (cell: string): boolean => /[.\u066b]/.test(cell)

/** `1.500` is a thousand and a half to some, and one and a half to others. */
export const hasTwoReadings = (cell: string): boolean =>
  /^[1-9]\d{0,2}[.\u066b]\d{3}$/.test(plain(cell))

/** A spreadsheet takes a number for one, and leaves out the zeros that it begins with. */
export const phoneIn = (cell: string): string | undefined =>
  asLocalPhone(plain(cell).replace(/^\+/, '')) || undefined

export const nationalCodeIn = (cell: string): string | undefined =>
  plain(cell).replace(/^\d{8,9}$/, (digits) => digits.padStart(10, '0')) || undefined

export const companyIdIn = (cell: string): string | undefined => plain(cell) || undefined

const plansWritten = meanings<Plan>(planWords)

/** Undefined for an empty cell, null for a word that names none. */
export const planIn = (cell: string): Plan | null | undefined => {
  if (cell === '') return undefined
  const plan = plansWritten.get(fold(cell))
  return isPlan(plan) ? plan : null
}
