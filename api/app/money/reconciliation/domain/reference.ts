import { toAsciiDigits } from '#contracts/digits'

/** Banks write one number with blanks, dashes, zeros before it, and in digits of either script. */
export const keyOf = (reference: string): string =>
  toAsciiDigits(reference.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^0+/, '')

/** All that a line may be known by. */
export const keysOf = (references: readonly string[]): string[] => [
  ...new Set(references.map(keyOf).filter((key) => key !== '')),
]
