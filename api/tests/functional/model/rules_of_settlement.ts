import type { ResultAnswer, DistributorRunKind } from '#contracts/settlement'
import { openDispute } from './disputed.js'
import {
  book,
  done,
  floorOf,
  perMillion,
  refused,
  type Model,
  type Outcome,
  type PayoutModel,
  type RunModel,
} from './model.js'

/** What the product must do to pay distributors. domain "Invoices", "A run" */

interface PayableInvoice {
  order: number
  supplier: number
  amount: number
  matures: number
}

/** What is left of a paid invoice, less what approved runs have taken and what is disputed. */
const owedFor = (model: Model, kind: DistributorRunKind, upTo: number): PayableInvoice[] =>
  model.orders.flatMap((order, index) => {
    const { status, paidDay, isSettled, supplier, installment, total, taken } = order
    const isOpen = paidDay !== null && !isSettled && ['COMPLETED', 'CANCELED'].includes(status)
    const left = (status === 'CANCELED' ? 0 : total) - taken
    const waits = Math.min(Math.max(left, 0), openDispute(order)?.goods ?? 0)
    const amount = left - waits
    const matures = installment?.due ?? paidDay ?? 0
    if (!isOpen || amount === 0 || matures <= upTo !== (kind === 'MATURITY')) return []
    return [{ order: index, supplier, amount, matures }]
  })

const payoutTo = (
  model: Model,
  kind: DistributorRunKind,
  supplier: number,
  owed: PayableInvoice[]
): PayoutModel | null => {
  const { hasIban, discountYearlyPpm } = model.suppliers[supplier]
  const items = owed.map(({ order, amount, matures }) => {
    const days = Math.max(matures - model.day, 0)
    const isDiscounted = kind === 'DISCOUNT' && amount > 0
    const yearly = perMillion(Math.max(amount, 0), discountYearlyPpm ?? 0)
    return { order, amount, discount: isDiscounted ? floorOf(yearly, days, 365) : 0 }
  })
  const gross = items.reduce((sum, { amount }) => sum + amount, 0)
  const discount = items.reduce((sum, item) => sum + item.discount, 0)
  const hasRate = kind === 'MATURITY' || discountYearlyPpm !== null
  if (!hasIban || !hasRate || gross - discount <= 0) return null
  return {
    supplier,
    items,
    gross,
    discount,
    status: 'PENDING',
    hasEvidence: false,
    askedBy: null,
    rows: [],
    hasAlarm: false,
  }
}

export const preview = (
  model: Model,
  kind: DistributorRunKind,
  upTo: number,
  by: number
): Outcome => {
  if (upTo > model.day) return refused.invalid
  const owed = owedFor(model, kind, upTo)
  const payouts = model.suppliers.flatMap((_, supplier) => {
    const theirs = owed.filter((line) => line.supplier === supplier)
    const payout = theirs.length ? payoutTo(model, kind, supplier, theirs) : null
    return payout ? [payout] : []
  })
  model.runs.push({ kind, upTo, by, status: 'PREVIEW', payouts })
  return done
}

/** Planned again today, the same invoices make the same transfer; a discount falls with every day. */
const isStillSo = (
  model: Model,
  kind: DistributorRunKind,
  { supplier, items }: PayoutModel,
  owed: PayableInvoice[]
) => {
  const again = payoutTo(
    model,
    kind,
    supplier,
    owed.filter(({ order }) => items.some((item) => item.order === order))
  )
  return items.every(({ order, amount, discount }) =>
    again?.items.some(
      (item) => item.order === order && item.amount === amount && item.discount === discount
    )
  )
}

export const approve = (model: Model, run: RunModel, by: number): Outcome => {
  if (run.status !== 'PREVIEW') return refused.again
  if (run.by === by) return refused.business
  const owed = owedFor(model, run.kind, run.upTo)
  const items = run.payouts.flatMap((payout) => payout.items)
  if (items.length === 0) return refused.business
  if (!run.payouts.every((payout) => isStillSo(model, run.kind, payout, owed))) {
    return refused.conflict
  }
  for (const { order, amount } of items) {
    model.orders[order].taken += amount
    model.orders[order].isTaken = true
    model.orders[order].isSettled = !openDispute(model.orders[order])
  }
  run.status = 'APPROVED'
  return done
}

export const throwAway = (run: RunModel): Outcome => {
  if (run.status !== 'PREVIEW') return refused.again
  run.status = 'CANCELED'
  return done
}

/** One line of the bank's result: which payout (none of ours where it is null), and how it went. */
export interface LineModel {
  payout: number | null
  status: 'PAID' | 'FAILED'
  /** Rials that the bank's amount differs by; null where the file names none. */
  differs: number | null
}

const pay = (model: Model, { supplier, gross, discount }: PayoutModel) => {
  book(model, `distributor-payable:${supplier}`, gross)
  book(model, 'bank-funding', discount - gross)
  book(model, 'discount-income', -discount)
}

const answerOf = (
  model: Model,
  run: RunModel,
  line: LineModel,
  isFromFile: boolean
): ResultAnswer => {
  const payout = line.payout === null ? undefined : run.payouts[line.payout]
  if (!payout) return 'UNKNOWN_PAYMENT'
  if (run.status === 'PREVIEW' || run.status === 'CANCELED') return 'NOT_SENT'
  const { status, hasEvidence } = payout
  const isTypedFailure = status === 'FAILED' && !hasEvidence
  const isFinal = status !== 'PENDING' && !(isTypedFailure && isFromFile)
  const row = [isFromFile, line.status, line.differs].join()
  if (payout.rows.includes(row)) return 'ALREADY_RECORDED'
  if (isFinal && status !== line.status) {
    payout.rows.push(row)
    payout.hasAlarm = true
    return 'CONTRADICTS'
  }
  if (isFinal) return 'ALREADY_RECORDED'
  if (line.differs === null) return 'NO_AMOUNT'
  if (line.differs) return 'OTHER_AMOUNT'
  payout.rows.push(row)
  payout.status = line.status
  payout.hasEvidence = line.status === 'FAILED' && isFromFile
  if (line.status === 'PAID') {
    payout.askedBy = null
    pay(model, payout)
  }
  return line.status === status ? 'CONFIRMED' : 'RECORDED'
}

export const record = (
  model: Model,
  run: RunModel,
  lines: LineModel[],
  isFromFile: boolean
): Outcome => {
  const answers = lines.map((line) => answerOf(model, run, line, isFromFile))
  const isPaid = run.payouts.every(({ status }) => status === 'PAID')
  if (run.status === 'APPROVED' && isPaid) run.status = 'DONE'
  return answers.join(' ')
}

const sendAgain = (payout: PayoutModel) =>
  Object.assign(payout, { status: 'PENDING', hasEvidence: false, askedBy: null, rows: [] })

const isFrozen = (model: Model, { items }: PayoutModel) =>
  items.some(({ order }) => model.orders[order].status === 'FRAUD')

/** Who brings every result of the bank. */
export const bringer = 0

/** What failed by a file that another brought goes at once; what was typed in, or one's own file, waits for a second person. */
export const retry = (model: Model, run: RunModel, by: number): Outcome => {
  if (run.status !== 'APPROVED') return refused.conflict
  const failed = run.payouts.filter(
    (payout) => payout.status === 'FAILED' && !payout.hasAlarm && !isFrozen(model, payout)
  )
  const isProven = ({ hasEvidence }: PayoutModel) => hasEvidence && by !== bringer
  const sent = failed.filter(isProven)
  const asked = failed.filter((payout) => !isProven(payout) && payout.askedBy === null)
  for (const payout of sent) sendAgain(payout)
  for (const payout of asked) payout.askedBy = by
  if (sent.length + asked.length > 0) return done
  const waits = failed.some((payout) => !isProven(payout))
  const isAlarmed = run.payouts.some(({ status, hasAlarm }) => status === 'FAILED' && hasAlarm)
  return !waits && isAlarmed ? refused.conflict : refused.business
}

export const approveRetry = (model: Model, run: RunModel, by: number): Outcome => {
  const asked = run.payouts.filter(({ askedBy }) => askedBy !== null)
  const others = asked.filter(({ askedBy }) => askedBy !== by)
  if (asked.length === 0) return refused.again
  if (others.length === 0) return refused.business
  if (others.some((payout) => payout.hasAlarm || isFrozen(model, payout))) return refused.conflict
  for (const payout of others) sendAgain(payout)
  return done
}
