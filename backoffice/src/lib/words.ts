import { inWords } from '@kasbeno/api/contracts/number_words'

/** Guards against one zero too many; empty below one toman. */
export const tomanInWords = (rials: number): string =>
  rials >= 10 ? inWords(Math.floor(rials / 10)) : ''
