import { isRials } from '#contracts/money'
import type { HouseAccount, KeptAccount, LedgerAccount } from '#contracts/ledger'

/** One line of an entry: rials, debit positive, credit negative. */
export interface Posting {
  account: LedgerAccount
  party: string | null
  amount: number
}
export type Entry = readonly Posting[]

/** An account with its party: a kept account's id, a distributor for its payable, or none. */
export interface AccountRef {
  account: LedgerAccount
  party: string | null
}

export const kept = (account: KeptAccount, id: string): AccountRef => ({ account, party: id })
export const house = (account: HouseAccount): AccountRef => ({ account, party: null })
export const payable = (distributorId: string): AccountRef => ({
  account: 'distributor-payable',
  party: distributorId,
})

const posting = (ref: AccountRef, amount: number, sign: 1 | -1): Posting => {
  if (!isRials(amount)) throw new RangeError(`${amount} is not an amount in rials`)
  return { ...ref, amount: sign * amount }
}
export const debit = (ref: AccountRef, amount: number): Posting => posting(ref, amount, 1)
export const credit = (ref: AccountRef, amount: number): Posting => posting(ref, amount, -1)

/** An entry of at least two postings that sum to zero; lines of zero rials are left out. */
export const entry = (postings: Posting[]): Entry => {
  const lines = postings.filter(({ amount }) => amount !== 0)
  if (lines.length < 2 || lines.reduce((sum, { amount }) => sum + amount, 0) !== 0) {
    throw new Error('the postings of an entry must sum to zero')
  }
  return lines
}

export const mirrored = (original: Entry): Entry =>
  original.map((line) => ({ ...line, amount: -line.amount }))
