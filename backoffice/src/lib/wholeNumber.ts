import { digitsOnly } from '@kasbeno/api/contracts/digits'

/** Digits of any script between separators of thousands, spaces and marks of direction. */
const wholeNumber =
  /^[\d\u06f0-\u06f9\u0660-\u0669,\u066c\u060c\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/

/**
 * What was typed or pasted into a field for a whole number: null when it is empty. Signs, points and
 * words are refused rather than dropped, because `-5` is not 5, `1.5` is not 15, and tomans are no rials.
 */
export const readWholeNumber = (text: string): number | null | 'refused' => {
  if (!wholeNumber.test(text)) return 'refused'
  const digits = digitsOnly(text)
  return digits === '' ? null : Number(digits)
}
