import { isShebaValid } from '@persian-tools/persian-tools'
import { discountOf, type ExclusionReason, type DistributorRunKind } from '#contracts/settlement'
import { daysBetween } from '#app/platform/time/jalali'

/** What the house owes for one invoice, returns netted; negative after a return that came too late. */
export interface PayableInvoice {
  orderId: string
  distributorId: string
  iban: string | null
  /** The entry of the blacklist for which nothing is paid to this account now. */
  heldBackBy: string | null
  /** Parts per million a year; null where early payment was not agreed. */
  discountYearlyPpm: number | null
  /** The day on which the distributor may claim it, `YYYY-MM-DD`. */
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

/** Why a distributor is not paid by this run, or null; `net` is what the bank would transfer. */
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
 * What a run would pay: one transfer per distributor, and who is left out, why.
 * @param today the day of payment; what matures later is discounted by the days between
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

/** So many invoices are planned without a pause, give or take those of one distributor. */
const invoicesAtOnce = 500

/** What is owed in pieces; each distributor is in one of them, since it gets one transfer. */
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

/**
 * Whether a preview is no longer what would be paid. A discount falls with every day, so a preview of yesterday
 * cannot pay it.
 * @param again its invoices, planned again today: they must make the same transfers to the rial and the same IBANs
 */
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
