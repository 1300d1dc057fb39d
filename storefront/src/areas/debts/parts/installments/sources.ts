import { installments as text } from '#areas/debts/words/installments.ts'
import { groupDigits } from '#core/grouped.ts'

/** What the wallet lacks for an amount, in rials. */
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
  /** The least that is repaid at once; what ends a debt may be less. */
  min?: number
  whole?: readonly number[]
}

/** Whether a part of it may be repaid. */
export const partsSentence = (owed: number, min: number): string => {
  const shown = groupDigits(owed)
  if (owed <= min) return text.onlyWhole(shown)
  return min > 0 ? text.partOfAtLeast(shown, groupDigits(min)) : text.partAllowed(shown)
}

/** What is wrong with a typed amount, or undefined. */
export const problemOf = (
  amount: number | null,
  { owed, min = 0, whole = [] }: Bounds
): string | undefined => {
  if (amount === null || amount === 0) return text.amountMissing
  if (amount > owed) return text.amountTooMuch(groupDigits(owed))
  const isWhole = amount === owed || whole.includes(amount)
  return amount < min && !isWhole ? text.amountTooLittle(groupDigits(min)) : undefined
}
