import { words as text } from '#i18n/fa/words.ts'

const below1000 = (n: number): string => {
  const parts = []
  if (n >= 100) parts.push(text.hundreds[Math.floor(n / 100)])
  const rest = n % 100
  if (rest >= 20) {
    parts.push(text.tens[Math.floor(rest / 10)])
    if (rest % 10 > 0) parts.push(text.ones[rest % 10])
  } else if (rest > 0) {
    parts.push(text.ones[rest])
  }
  return parts.join(text.and)
}

/** A whole number in Persian words: 5,001,200 → پنج میلیون و یک هزار و دویست. */
export const inWords = (value: number): string => {
  if (value === 0) return text.zero
  const parts: string[] = []
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000
    if (group > 0) parts.unshift(`${below1000(group)} ${text.scales[scale]}`.trim())
  }
  return parts.join(text.and)
}
