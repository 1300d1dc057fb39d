import {
  disputeMoves,
  disputeRules,
  isOpenDispute,
  isSameGoods,
  type DisputeParty,
  type DisputeReason,
  type DisputeStatus,
  type ReportedGoods,
} from '#contracts/disputes'
import { lineTotal } from '#contracts/money'
import { qtyWithout } from '#contracts/quantity'
import type { OrderStatus } from '#contracts/orders'
import { firstMatch } from '#contracts/transitions'
import { addDays } from '#app/platform/time/jalali'
import type { OrderItem } from './cost.js'

export interface OrderLine extends OrderItem {
  line: number
}
export interface ReportedLine {
  /** The number of the line. */
  id: number
  qty: number
  reason: DisputeReason
}
export interface DisputedItem extends OrderLine {
  reason: DisputeReason
  /** Rials off the line's total. */
  amount: number
}

/** What decides confirming and reporting. */
export interface ReceiptFacts {
  status: OrderStatus
  receivedAt: Date | null
  /** Last day; null before payment. */
  receiptUntil: string | null
  today: string
  disputes: readonly { status: DisputeStatus }[]
}
export type ReceiptRefusal = 'FROZEN' | 'NOT_DELIVERED' | 'RECEIVED' | 'TOO_LATE'
export type ReportRefusal = ReceiptRefusal | 'DISPUTED' | 'TOO_OFTEN'

type Rule<Name extends string> = readonly [Name, (facts: ReceiptFacts) => boolean]
const common: readonly Rule<ReceiptRefusal>[] = [
  ['FROZEN', ({ status }) => status === 'FRAUD'],
  // Awaiting confirmation means not sent yet.
  ['NOT_DELIVERED', ({ status, receiptUntil }) => status !== 'COMPLETED' || !receiptUntil],
  ['RECEIVED', ({ receivedAt }) => receivedAt !== null],
  ['TOO_LATE', ({ receiptUntil, today }) => receiptUntil! < today],
]

/** Why the receipt cannot be confirmed, or `ALLOWED`. */
export const judgeReceipt = firstMatch<ReceiptFacts, ReceiptRefusal | 'ALLOWED'>([
  ...common,
  ['ALLOWED', () => true],
])

/** Why lines cannot be reported, or `ALLOWED`. */
export const judgeReport = firstMatch<ReceiptFacts, ReportRefusal | 'ALLOWED'>([
  ...common,
  ['DISPUTED', ({ disputes }) => disputes.some(({ status }) => isOpenDispute(status))],
  ['TOO_OFTEN', ({ disputes }) => disputes.length >= disputeRules.perInvoice],
  ['ALLOWED', () => true],
])

/** By the Tehran day of payment. */
export const receiptUntil = (paidOn: string): string => addDays(paidOn, disputeRules.reportDays)

/** Whether a party may move a dispute so. */
export const mayDecide = (party: DisputeParty, from: DisputeStatus, to: DisputeStatus): boolean =>
  (disputeMoves[party][from] as readonly DisputeStatus[]).includes(to)

/** Totals are floored, so the difference counts. */
export const disputedItem = (line: OrderLine, { qty, reason }: ReportedLine): DisputedItem => ({
  ...line,
  qty,
  reason,
  amount: lineTotal(line.qty, line.price) - lineTotal(qtyWithout(line.qty, qty), line.price),
})

export const itemsWithout = (
  lines: readonly OrderLine[],
  disputed: readonly Pick<DisputedItem, 'line' | 'qty'>[]
): OrderLine[] => {
  const taken = new Map(disputed.map(({ line, qty }) => [line, qty]))
  return lines
    .map((line) => ({ ...line, qty: qtyWithout(line.qty, taken.get(line.line) ?? 0) }))
    .filter(({ qty }) => qty > 0)
}

export type LineRefusal = 'UNKNOWN_LINE' | 'LINE_TWICE' | 'QTY_TOO_HIGH' | 'REFUSED_BEFORE'

/** With its place in the report; null when all can. */
export const refusalOfLines = (
  reported: readonly ReportedLine[],
  lines: readonly OrderLine[],
  refused: readonly ReportedGoods[]
): { place: number; refusal: LineRefusal } | null => {
  for (const [place, { id, qty }] of reported.entries()) {
    const line = lines.find((one) => one.line === id)
    const refusal = firstMatch<OrderLine | undefined, LineRefusal | 'FINE'>([
      ['UNKNOWN_LINE', (found) => found === undefined],
      ['LINE_TWICE', () => reported.findIndex((one) => one.id === id) < place],
      ['QTY_TOO_HIGH', (found) => qtyWithout(found!.qty, qty) < 0],
      ['REFUSED_BEFORE', (found) => refused.some((goods) => isSameGoods(goods, found!))],
      ['FINE', () => true],
    ])(line)
    if (refusal !== 'FINE') return { place, refusal }
  }
  return null
}
