import { numbers } from '../i18n/fa/numbers'

const { and, zero, belowTwenty, tens, hundreds, thousands } = numbers

/** One to 999 in words. */
const groupInWords = (group: number): string => {
  const rest = group % 100
  const small =
    rest < 20 ? [belowTwenty[rest]] : [tens[Math.floor(rest / 10)], belowTwenty[rest % 10]]
  return [hundreds[Math.floor(group / 100)], ...small].filter(Boolean).join(and)
}

/** A whole number in Persian words, for any safe integer. */
export const inWords = (value: number): string => {
  if (value === 0) return zero
  const groups: string[] = []
  for (let rest = value, power = 0; rest > 0; rest = Math.floor(rest / 1000), power += 1) {
    const group = rest % 1000
    if (group > 0) groups.unshift([groupInWords(group), thousands[power]].filter(Boolean).join(' '))
  }
  return groups.join(and)
}

/** Rials in words as toman, because a zero too many costs dearly; empty below one toman. */
export const tomanInWords = (rials: number): string =>
  rials >= 10 ? inWords(Math.floor(rials / 10)) : ''
