/** A count or an amount that PostgreSQL hands over as text. @throws RangeError past 2^53−1 */
export const toSafeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}
