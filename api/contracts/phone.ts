import { toAsciiDigits } from './digits.ts'

/** person §5. Takes what was typed, in digits of any script. */
export const isMobilePhone = (text: string): boolean =>
  /^09[0-9]{9}$/.test(toAsciiDigits(text).trim())
