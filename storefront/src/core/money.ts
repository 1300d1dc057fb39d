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

/** person §1; else thousands. */
export const inLargeToman = (rials: number): string => {
  const scale = scales.find((one) => Math.abs(rials) >= one.rials)
  return scale
    ? scale.say(short.format(rials / scale.rials))
    : text.toman(short.format(rials / rialsPerToman))
}

/** Toman; guards against one zero too many. */
export const rialsInWords = (rials: number): string => {
  const toman = Math.floor(rials / rialsPerToman)
  const rest = rials % rialsPerToman
  const parts = []
  if (toman > 0) parts.push(text.tomanWords(inWords(toman)))
  if (rest > 0) parts.push(text.rialWords(inWords(rest)))
  return parts.join(text.and) || text.rialWords(inWords(0))
}

const minus = /[-\u2212\u2013]/
/** Without three digits after it: a fraction or a date. */
const fraction = /[./\u066b](?!\d{3}(?!\d))/

/** Dropped marks would change the amount. */
export const isWholeAmount = (typed: string): boolean => {
  const ascii = toAsciiDigits(typed)
  return !minus.test(ascii) && !fraction.test(ascii)
}

/** Null when empty. */
export const parseRials = (typed: string): number | null => {
  const digits = digitsOnly(typed)
  return digits === '' ? null : Number(digits)
}
