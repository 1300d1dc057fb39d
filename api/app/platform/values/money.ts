/** A count or an amount that PostgreSQL hands over as text. @throws RangeError past 2^53−1 */
export const toSafeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

const persian = new Intl.NumberFormat('fa-IR')

/** Rials as people read them: Persian digits in groups. */
export const grouped = (amount: number): string => persian.format(amount)
