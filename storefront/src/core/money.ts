import { digitsOnly, toAsciiDigits } from '@kasbeno/api/contracts/digits'
import {
  rialsPerBillionToman,
  rialsPerMillionToman,
  rialsPerThousandToman,
} from '@kasbeno/api/contracts/money'
import { money as text } from '#core/words/money.ts'
import { inWords } from '@kasbeno/api/contracts/number_words'

const short = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })
const rialsPerToman = 10

const scales = [
  { rials: rialsPerBillionToman, say: text.billionToman },
  { rials: rialsPerMillionToman, say: text.millionToman },
  { rials: rialsPerThousandToman, say: text.thousandToman },
]

/** Large totals in million or billion toman, as person §1 shows them; smaller ones in thousands. */
export const inLargeToman = (rials: number): string => {
  const scale = scales.find((one) => Math.abs(rials) >= one.rials)
  return scale
    ? scale.say(short.format(rials / scale.rials))
    : text.toman(short.format(rials / rialsPerToman))
}

/** What the amount is in words, in toman as people say it: a zero too many costs dearly. */
export const rialsInWords = (rials: number): string => {
  const toman = Math.floor(rials / rialsPerToman)
  const rest = rials % rialsPerToman
  const parts = []
  if (toman > 0) parts.push(text.tomanWords(inWords(toman)))
  if (rest > 0) parts.push(text.rialWords(inWords(rest)))
  return parts.join(text.and) || text.rialWords(inWords(0))
}

const minus = /[-\u2212\u2013]/
/** A point, stroke or momayyez that no group of three digits follows is that of a fraction, or of a date. */
const fraction = /[./\u066b](?!\d{3}(?!\d))/

/** Dropping the marks would make ten times the amount of a fraction, and a debt of a minus. */
export const isWholeAmount = (typed: string): boolean => {
  const ascii = toAsciiDigits(typed)
  return !minus.test(ascii) && !fraction.test(ascii)
}

/** The amount behind what was typed; null while nothing was. */
export const parseRials = (typed: string): number | null => {
  const digits = digitsOnly(typed)
  return digits === '' ? null : Number(digits)
}
