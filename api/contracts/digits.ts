const persianZero = 0x06f0
const arabicZero = 0x0660

/** Persian and Arabic digits become ASCII ones; everything else stays. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= persianZero ? persianZero : arabicZero))
  })

export const toPersianDigits = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(persianZero + Number(digit)))

const word = /[A-Za-z0-9](?:[\w.@:/+-]*[A-Za-z0-9])?/g
/** Capitals and a number, perhaps after a year: an IBAN, an invoice. The number is read, so its digits are Persian. */
const numbered = /^(?:[0-9]+[-/])?[A-Z]{1,4}[-+]?[0-9]+$/

/**
 * The digits of a text in Persian, except those of Latin names, which would be other names with them: user
 * names, e-mail addresses, slugs, tokens.
 */
export const persianText = (text: string | number): string =>
  String(text).replace(word, (part) =>
    /[A-Za-z]/.test(part) && !numbered.test(part) ? part : toPersianDigits(part)
  )

/** A text within another that runs the other way keeps its own direction. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
export const rightToLeft = (text: string): string => `\u2067${text}\u2069`

/** A number inside a sentence keeps its own direction. */
export const isolated = (text: string): string => leftToRight(persianText(text))

/** What a person typed into a number field: digits of any script, without separators and marks. */
export const digitsOnly = (text: string): string => toAsciiDigits(text).replace(/[^0-9]/g, '')

/** Arabic keyboards write ي, ى and ك where Persian has ی and ک; people see one word, searches see two. */
export const persianLetters = (text: string): string =>
  text.replace(/[\u064a\u0649]/g, '\u06cc').replace(/\u0643/g, '\u06a9')

/** Longer than any name, and short enough for an index: some letters become eighteen, so it is cut twice. */
const searchKeyMax = 1_000

/**
 * The key that names are searched by: one letter form, ASCII digits, no marks, single spaces.
 * Arabic and Persian spellings of the same name give the same key.
 */
export const searchKey = (text: string): string =>
  toAsciiDigits(text.slice(0, searchKeyMax).normalize('NFKC').slice(0, searchKeyMax))
    .replace(/[\u064a\u0649]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(/[\u0629\u06c0]/g, '\u0647')
    .replace(/[\u0623\u0625\u0622]/g, '\u0627')
    .replace(/[\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/g, ' ')
    .trim()
    .toLowerCase()
