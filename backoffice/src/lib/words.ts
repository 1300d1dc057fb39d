import { numberToWords } from '@persian-tools/persian-tools'

/** Rials in words as toman, because a zero too many costs dearly; empty below one toman. */
export const tomanInWords = (rials: number): string => {
  const tomans = Math.floor(rials / 10)
  return tomans > 0 ? String(numberToWords(tomans)) : ''
}
