import type { EntryKind } from '#contracts/ledger'
import { movementTitles } from '../i18n/fa.js'

export const statementAccounts = ['wallet', 'line', 'lateFees', 'writtenOff'] as const
export type StatementAccount = (typeof statementAccounts)[number]
/** Rials. */
export type Amounts = Record<StatementAccount, number>

/** Positive raises the owner's balance. */
export interface Movement {
  id: string
  kind: EntryKind
  at: Date
  referenceCode: string | null
  externalId: string | null
  distributorName: string | null
  orderId: string | null
  repaymentId: string | null
  /** The numbers of the invoices that a repayment paid, one after another. */
  repaidInvoices: string | null
  wallet: number
  line: number
  lateFees: number
  /** Owed beside the line: written off, not forgiven. */
  writtenOff: number
}

export interface StatementLine extends Movement {
  title: string
  /** The balances after it. */
  walletBalance: number
  lineBalance: number
  lateFeesBalance: number
  writtenOffBalance: number
}

/** closing = opening + raised − lowered. */
export interface AccountSummary {
  opening: number
  raised: number
  lowered: number
  closing: number
}

export interface StatementBody {
  wallet: AccountSummary
  line: AccountSummary
  lateFees: AccountSummary
  writtenOff: AccountSummary
  items: StatementLine[]
}

const summaryOf = (
  account: StatementAccount,
  { opening, closing }: { opening: Amounts; closing: Amounts },
  movements: readonly Movement[]
): AccountSummary => {
  let [raised, lowered] = [0, 0]
  for (const { [account]: amount } of movements) {
    if (amount > 0) raised += amount
    else lowered -= amount
  }
  const booked = closing[account]
  // Database sums must match the movements here.
  if (opening[account] + raised - lowered !== booked) {
    throw new Error(`the statement of ${account} does not add up to the ledger`)
  }
  return { opening: opening[account], raised, lowered, closing: booked }
}

/** @throws Error when the ledger's closing balance differs */
export const bodyOf = (
  balances: { opening: Amounts; closing: Amounts },
  movements: readonly Movement[]
): StatementBody => {
  const now = { ...balances.opening }
  const items = movements.map((movement): StatementLine => {
    for (const account of statementAccounts) now[account] += movement[account]
    return {
      ...movement,
      title: movementTitles[movement.kind],
      walletBalance: now.wallet,
      lineBalance: now.line,
      lateFeesBalance: now.lateFees,
      writtenOffBalance: now.writtenOff,
    }
  })
  return {
    wallet: summaryOf('wallet', balances, movements),
    line: summaryOf('line', balances, movements),
    lateFees: summaryOf('lateFees', balances, movements),
    writtenOff: summaryOf('writtenOff', balances, movements),
    items,
  }
}

const rareAccounts: readonly StatementAccount[] = ['lateFees', 'writtenOff']

/** Hides unused late fees and write-offs. */
export const shownAccounts = (body: StatementBody): StatementAccount[] =>
  statementAccounts.filter((account) => {
    const { opening, raised } = body[account]
    return !rareAccounts.includes(account) || opening + raised > 0
  })

/** The wallet is the owner's: a holder's share has no balance. */
export const hasBalance = (
  { cardHolder }: { cardHolder: unknown },
  account: StatementAccount
): boolean => cardHolder === null || account !== 'wallet'
