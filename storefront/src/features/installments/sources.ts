import { installments as text } from '#i18n/fa/installments.ts'
import { groupDigits } from '#lib/grouped.ts'

/** What the wallet lacks for an amount, in rials. */
export const missingOf = (amount: number, cash: number): number => Math.max(0, amount - cash)

/** Where the money comes from, in one sentence. */
export const sourceSentence = (amount: number, cash: number): string => {
  const missing = missingOf(amount, cash)
  if (missing === 0) return text.fromWallet(groupDigits(amount), groupDigits(cash - amount))
  if (cash === 0) return text.fromGateway(groupDigits(missing))
  return text.fromBoth(groupDigits(cash), groupDigits(missing))
}

/** What is wrong with a typed amount, or undefined. */
export const problemOf = (amount: number | null, owed: number): string | undefined => {
  if (amount === null || amount === 0) return text.amountMissing
  return amount > owed ? text.amountTooMuch(groupDigits(owed)) : undefined
}
