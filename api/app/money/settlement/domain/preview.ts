import { isShebaValid } from '@persian-tools/persian-tools'
import { discountOf, type ExclusionReason, type DistributorRunKind } from '#contracts/settlement'
import { daysBetween } from '#app/platform/time/jalali'

/** Owed for one invoice, returns netted; negative after a late return. */
export interface PayableInvoice {
  orderId: string
  distributorId: string
  iban: string | null
  /** The blacklist entry that blocks this account. */
  heldBackBy: string | null
  discountYearlyPpm: number | null
  /** The claim date, `YYYY-MM-DD`. */
  maturesOn: string
  amount: number
}
export interface PayoutPlan {
  distributorId: string
  iban: string
  gross: number
  discount: number
  items: { orderId: string; amount: number; discount: number }[]
}
export interface Exclusion {
  distributorId: string
  reason: ExclusionReason
  amount: number
  invoices: number
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Why a distributor is left out, or null; `net` is the transfer. */
const exclusionOf = (
  kind: DistributorRunKind,
  owed: PayableInvoice[],
  net: number
): ExclusionReason | null => {
  const { iban, heldBackBy, discountYearlyPpm } = owed[0]
  if (!iban || !isShebaValid(iban)) return 'NO_IBAN'
  if (heldBackBy) return 'HELD_BACK'
  if (kind === 'DISCOUNT' && discountYearlyPpm === null) return 'NO_DISCOUNT_RATE'
  return net <= 0 ? 'NOTHING_OWED' : null
}

const itemsOf = (kind: DistributorRunKind, owed: PayableInvoice[], today: string) =>
  owed.map(({ orderId, amount, maturesOn, discountYearlyPpm }) => ({
    orderId,
    amount,
    discount:
      kind === 'DISCOUNT' && amount > 0
        ? discountOf(amount, discountYearlyPpm ?? 0, daysBetween(today, maturesOn))
        : 0,
  }))

/**
 * One transfer per distributor, and who is left out, why.
 * @param today the payment day; later maturities are discounted by the days between
 */
export const planRun = (kind: DistributorRunKind, owed: PayableInvoice[], today: string) => {
  const payouts: PayoutPlan[] = []
  const exclusions: Exclusion[] = []
  const byDistributor = Map.groupBy(owed, ({ distributorId }) => distributorId)
  for (const [distributorId, lines] of byDistributor) {
    const items = itemsOf(kind, lines, today)
    const gross = sum(items.map(({ amount }) => amount))
    const discount = sum(items.map((item) => item.discount))
    const reason = exclusionOf(kind, lines, gross - discount)
    if (reason) {
      exclusions.push({ distributorId, reason, amount: gross, invoices: lines.length })
    } else {
      payouts.push({ distributorId, iban: lines[0].iban!, gross, discount, items })
    }
  }
  return { payouts, exclusions }
}

export type RunPlan = ReturnType<typeof planRun>

/** Approximate: a distributor is never split. */
const invoicesAtOnce = 500

/** Never splits a distributor, which gets one transfer. */
export const piecesOf = (owed: readonly PayableInvoice[]): PayableInvoice[][] => {
  const pieces: PayableInvoice[][] = []
  for (const lines of Map.groupBy(owed, ({ distributorId }) => distributorId).values()) {
    const last = pieces.at(-1)
    if (last && last.length < invoicesAtOnce) pieces[pieces.length - 1] = last.concat(lines)
    else pieces.push(lines)
  }
  return pieces
}

export interface KeptItem {
  orderId: string
  iban: string
  amount: number
  discount: number
}

export const stillOwed = (
  kept: readonly KeptItem[],
  owed: readonly PayableInvoice[]
): PayableInvoice[] => {
  const taken = new Set(kept.map(({ orderId }) => orderId))
  return owed.filter(({ orderId }) => taken.has(orderId))
}

export const isStale = (kept: readonly KeptItem[], again: Pick<RunPlan, 'payouts'>): boolean => {
  const now = new Map(
    again.payouts.flatMap(({ iban, items }) =>
      items.map((item) => [item.orderId, { ...item, iban }] as const)
    )
  )
  return kept.some(({ orderId, iban, amount, discount }) => {
    const item = now.get(orderId)
    return item?.amount !== amount || item.discount !== discount || item.iban !== iban
  })
}
