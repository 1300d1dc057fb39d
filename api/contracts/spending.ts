import type { PaymentMethodType } from './companies.ts'
import type { SignatureLevels } from './signature_rules.ts'

/** Rials a Jalali month; null for none. */
export type MonthlyCeiling = number | null

/** The way of paying by which nothing is spent without signatures. */
const bySignatures: PaymentMethodType = 'OTP'

/** From signatures to cards; from one door of the cards to another the same holders spend the same. adr/0050 */
export const widensMethod = (before: PaymentMethodType, after: PaymentMethodType): boolean =>
  before === bySignatures && after !== bySignatures

export const widensCeiling = (before: MonthlyCeiling, after: MonthlyCeiling): boolean =>
  before !== null && (after === null || after > before)

/**
 * The most that holders can spend in a month without a signature: their ceilings together, within the credit. Also while
 * nobody pays by card, as what a change of the way of paying opens.
 */
export const largestLoss = (credit: number, ceilings: readonly MonthlyCeiling[]): number =>
  ceilings.reduce<number>((sum, ceiling) => Math.min(credit, sum + (ceiling ?? credit)), 0)

/**
 * Any of these consents to what widens spending: who else has to sign everything; in a company without such a member, who
 * else signs at all. Where nobody else signs, its proposer could sign every invoice alone: their code is enough.
 */
export const consentersOf = ({ levels }: SignatureLevels, proposer: string): string[] => {
  const others = Object.keys(levels).filter((name) => name !== proposer)
  const mandatory = others.filter((name) => levels[name] === 'MANDATORY')
  return mandatory.length > 0 ? mandatory : others.filter((name) => levels[name] === 'OPTIONAL')
}

/** What waits for a second member: a rule, the way of paying, or how much a holder spends. */
export const ruleChangeKinds = ['RULE', 'METHOD', 'CEILING'] as const
export type RuleChangeKind = (typeof ruleChangeKinds)[number]

/** Of what widens spending: what changes, and the largest loss that its proposer was told. */
export type SpendingChange = { largestLoss: number } & (
  | { kind: 'METHOD'; before: PaymentMethodType; after: PaymentMethodType }
  | { kind: 'CEILING'; holderId: string; before: MonthlyCeiling; after: MonthlyCeiling }
)

/** As members and the desk read it: with what its holder was called. */
export type ShownSpending = SpendingChange & { holderName: string | null }
