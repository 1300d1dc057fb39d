import { installments as text } from '#areas/debts/words/installments.ts'
import { groupDigits } from '#core/grouped.ts'

/** Rials missing in the wallet. */
export const missingOf = (amount: number, cash: number): number => Math.max(0, amount - cash)

/** Where the money comes from, in one sentence. */
export const sourceSentence = (amount: number, cash: number): string => {
  const missing = missingOf(amount, cash)
  if (missing === 0) return text.fromWallet(groupDigits(amount), groupDigits(cash - amount))
  if (cash === 0) return text.fromGateway(groupDigits(missing))
  return text.fromBoth(groupDigits(cash), groupDigits(missing))
}

interface Bounds {
  owed: number
  /** A final payment may be less. */
  min?: number
  whole?: readonly number[]
}

/** Whether parts are allowed. */
export const partsSentence = (owed: number, min: number): string => {
  const shown = groupDigits(owed)
  if (owed <= min) return text.onlyWhole(shown)
  return min > 0 ? text.partOfAtLeast(shown, groupDigits(min)) : text.partAllowed(shown)
}

/** Undefined when valid. */
export const problemOf = (
  amount: number | null,
  { owed, min = 0, whole = [] }: Bounds
): string | undefined => {
  if (amount === null || amount === 0) return text.amountMissing
  if (amount > owed) return text.amountTooMuch(groupDigits(owed))
  const isWhole = amount === owed || whole.includes(amount)
  return amount < min && !isWhole ? text.amountTooLittle(groupDigits(min)) : undefined
}
