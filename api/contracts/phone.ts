import { toAsciiDigits } from './digits.ts'

/** person §5. Takes what was typed, in digits of any script. */
export const isMobilePhone = (text: string): boolean =>
  /^09[0-9]{9}$/.test(toAsciiDigits(text).trim())

/** `0912***4567`: to know a number again, not to learn it. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 4)}***${phone.slice(-4)}`

/** `0912…` of a number with its country, or without its zero; ASCII digits. */
export const asLocalPhone = (digits: string): string =>
  digits.replace(/^(?:(?:00)?98)?0?(?=9\d{9}$)/, '0')
