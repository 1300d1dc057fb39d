import { digitsOnly } from '@kasbeno/api/contracts/digits'

/** Any script, with separators and direction marks. */
const wholeNumber =
  /^[\d\u06f0-\u06f9\u0660-\u0669,\u066c\u060c\s\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/

/** Null when empty. Signs, points and words are refused, since `-5` is not 5 and `1.5` not 15. */
export const readWholeNumber = (text: string): number | null | 'refused' => {
  if (!wholeNumber.test(text)) return 'refused'
  const digits = digitsOnly(text)
  return digits === '' ? null : Number(digits)
}
