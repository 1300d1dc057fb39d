const shownFirst = 6
const shownLast = 4
const lengthMax = 30

/**
 * A card as it may be kept: the bank's six digits and the last four. Gateways promise to mask it, but the
 * callback comes through the customer's browser and may hold anything. quality "Security"
 */
export const maskedCardOf = (reported: string | undefined): string | null => {
  if (!reported) return null
  const text = reported.replace(/[^0-9*xX]/g, '').slice(0, lengthMax)
  if (text.length <= shownFirst + shownLast) return null
  const hidden = '*'.repeat(text.length - shownFirst - shownLast)
  return `${text.slice(0, shownFirst)}${hidden}${text.slice(-shownLast)}`
}
