import { toAsciiDigits } from './digits.ts'

export { isMobilePhone } from './phone.ts'

/** Predicates of person §5. Each takes what was typed, in digits of any script. */
export const isPostalCode = (text: string): boolean =>
  /^[0-9]{10}$/.test(toAsciiDigits(text).trim())

export const maskedNationalCode = (code: string): string =>
  `${code.slice(0, 3)}****${code.slice(-3)}`

/** Ten digits whose last one is the checksum; ten equal digits are refused. */
export const isNationalCode = (text: string): boolean => {
  const code = toAsciiDigits(text).trim()
  if (!/^[0-9]{10}$/.test(code) || /^(.)\1{9}$/.test(code)) return false
  const sum = [...code.slice(0, 9)].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0)
  const rest = sum % 11
  return Number(code[9]) === (rest < 2 ? rest : 11 - rest)
}

/** Persian letters, spaces (and the zero-width non-joiner) and digits only. */
export const isPersianShopName = (text: string): boolean =>
  /^[\u0621-\u063a\u0641-\u064a\u067e\u0686\u0698\u06a9\u06af\u06cc\u06c0\u0654\u064b-\u0652\u200c\s0-9\u06f0-\u06f9\u0660-\u0669]+$/.test(
    text
  ) && text.trim() !== ''

/** Names of people: letters of any script with their marks, spaces, the half-space and the hyphen. */
export const isPersonName = (text: string): boolean => /^[\p{L}\p{M}\u200c\s-]*$/u.test(text)

export const isLatinName = (text: string): boolean => /^[A-Za-z][A-Za-z '-]*$/.test(text.trim())

/** person §5: a name that equals the phone counts as empty. */
export const isRealName = (name: string, phone: string): boolean =>
  name.trim() !== '' && toAsciiDigits(name).trim() !== phone

export const birthYearsOffered = 100

export const applicantYearsMin = 18

export interface JalaliDay {
  jy: number
  jm: number
  jd: number
}

/** Jalali birthdays passed; one of 30 Esfand passes on the first day after Esfand where its year has 29 days. */
export const ageOn = (today: JalaliDay, birth: JalaliDay): number => {
  const isPassed = today.jm > birth.jm || (today.jm === birth.jm && today.jd >= birth.jd)
  return today.jy - birth.jy - (isPassed ? 0 : 1)
}
