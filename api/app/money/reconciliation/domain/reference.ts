import { toAsciiDigits } from '#contracts/digits'

/** Banks write one number with blanks, dashes, zeros before it, and in digits of either script. */
export const keyOf = (reference: string): string =>
  toAsciiDigits(reference.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^0+/, '')
