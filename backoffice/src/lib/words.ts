import { inWords } from '@kasbeno/api/contracts/number_words'

/** Rials in words as toman, because a zero too many costs dearly; empty below one toman. */
export const tomanInWords = (rials: number): string =>
  rials >= 10 ? inWords(Math.floor(rials / 10)) : ''
