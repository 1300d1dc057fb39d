const shownFirst = 6
const shownLast = 4
const lengthMax = 30

/**
 * First six and last four digits. Gateways promise to mask, but the callback passes through the browser. quality
 * "Security"
 */
export const maskedCardOf = (reported: string | undefined): string | null => {
  if (!reported) return null
  const text = reported.replace(/[^0-9*xX]/g, '').slice(0, lengthMax)
  if (text.length <= shownFirst + shownLast) return null
  const hidden = '*'.repeat(text.length - shownFirst - shownLast)
  return `${text.slice(0, shownFirst)}${hidden}${text.slice(-shownLast)}`
}
