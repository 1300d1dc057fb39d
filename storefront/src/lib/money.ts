import { digitsOnly } from '@kasbeno/api/contracts/digits'
import {
  rialsPerBillionToman,
  rialsPerMillionToman,
  rialsPerThousandToman,
} from '@kasbeno/api/contracts/money'
import { money as text } from '#i18n/fa/money.ts'
import { inWords } from '@kasbeno/api/contracts/number_words'

const grouped = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 })
const rialsPerToman = 10

/** ۵۰٬۰۰۰٬۰۰۰, without the unit. */
export const groupDigits = (amount: number): string => grouped.format(amount)

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

/** The amount behind what was typed; null while nothing was. */
export const parseRials = (typed: string): number | null => {
  const digits = digitsOnly(typed)
  return digits === '' ? null : Number(digits)
}
