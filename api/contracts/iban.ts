/** ISO 13616: whoever mistypes a digit, or swaps two, is told. */
const remainderOf = (digits: string): number =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)

const countryAsDigits = '1827'

/** An IBAN of Iran as it is kept: `IR`, two check digits and 22 digits, without blanks. */
export const isIban = (text: string): boolean =>
  /^IR\d{24}$/.test(text) && remainderOf(text.slice(4) + countryAsDigits + text.slice(2, 4)) === 1

/** In groups of four, as it is read aloud and typed into a bank's app. */
export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')
