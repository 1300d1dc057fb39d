/** Amounts are whole rials in JavaScript safe integers; a value beyond is refused, never rounded. */
export const maxRials = Number.MAX_SAFE_INTEGER

export const isRials = (amount: unknown): amount is number =>
  typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0

/** Rates are parts per million, so that 1 % is 10,000 and nothing is a float. */
export const ppm = 1_000_000
export const percent = (percents: number): number => Math.round(percents * 10_000)

/** `amount × numerator / denominator`, rounded down to a whole rial; exact for any safe integers. */
export const mulDivFloor = (amount: number, numerator: number, denominator: number): number => {
  const result = (BigInt(amount) * BigInt(numerator)) / BigInt(denominator)
  if (result > BigInt(maxRials)) throw new RangeError('the amount passes the largest safe integer')
  return Number(result)
}

/** A share of an amount in parts per million, rounded down to a whole rial. */
export const shareOf = (amount: number, ratePpm: number): number =>
  mulDivFloor(amount, ratePpm, ppm)

/** `qty × price`, rounded down; `qty` has at most three decimals. */
export const lineTotal = (qty: number, price: number): number =>
  mulDivFloor(price, Math.round(qty * 1000), 1000)

/** 1 toman is 10 rials. The specification shows totals in million (1e7 rials) or billion toman (1e10). */
export const rialsPerThousandToman = 10_000
export const rialsPerMillionToman = 10_000_000
export const rialsPerBillionToman = 10_000_000_000
