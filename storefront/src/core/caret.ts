import { digitsOnly, toPersianDigits } from '@kasbeno/api/contracts/digits'

export interface Typed {
  text: string
  caret: number
}

/** The Persian thousands separator. */
const separator = '\u066c'

const keptDigits = (caret: number, text: string, leadingZeros: number, length: number) =>
  Math.max(0, Math.min(length, digitsOnly(text.slice(0, caret)).length - leadingZeros))

/** Keeps the caret at its digit. */
export const groupTyped = ({ text, caret }: Typed, maxDigits: number): Typed => {
  const typed = digitsOnly(text)
  const significant = typed.replace(/^0+(?=\d)/, '')
  const digits = significant.slice(0, maxDigits)
  const kept = keptDigits(caret, text, typed.length - significant.length, digits.length)

  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, separator)
  let position = 0
  for (let seen = 0; seen < kept; position++) {
    if (grouped[position] !== separator) seen++
  }
  return { text: toPersianDigits(grouped), caret: position }
}

/** Without grouping; leading zeros stay. */
export const plainTyped = ({ text, caret }: Typed, maxDigits: number): Typed => {
  const digits = digitsOnly(text).slice(0, maxDigits)
  return { text: toPersianDigits(digits), caret: keptDigits(caret, text, 0, digits.length) }
}
