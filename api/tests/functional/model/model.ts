import type { ApprovalKind, BlockReason, FeeStatus, PackageStatus } from '#contracts/credit'
import type { CardPaymentStatus } from '#contracts/devices'
import type { HouseAccount } from '#contracts/ledger'
import type { DisputeStatus } from '#contracts/disputes'
import type { InstallmentStatus, OrderStatus, PaymentSource } from '#contracts/orders'
import type { PaymentPurpose, PaymentStatus } from '#contracts/payments'
import type { PayoutStatus, DistributorRunKind, RunStatus } from '#contracts/settlement'
import type { WithdrawalStatus } from '#contracts/withdrawals'

/**
 * The product's money in memory, small enough to be believed: plain data and additions. It shares no
 * code with the product. Amounts are rials, days are counted from the day on which a history starts.
 */
export interface Model {
  day: number
  shops: ShopModel[]
  suppliers: SupplierModel[]
  approvals: ApprovalModel[]
  payments: PaymentModel[]
  orders: OrderModel[]
  cardPayments: CardPaymentModel[]
  runs: RunModel[]
  withdrawals: WithdrawalModel[]
  /** What the house's accounts add up to; debit positive. A payable is named with its supplier. */
  books: Record<string, number>
}

export interface ShopModel {
  wallet: number
  chosen: { amount: number; status: PackageStatus } | null
  fees: { fee: number; vat: number; status: FeeStatus; day: number; year: number }[]
  line: LineModel | null
}

export interface LineModel {
  limit: number
  /** What a lowered limit goes down to with the repayments. */
  target: number | null
  used: number
  blocks: BlockReason[]
  isExpired: boolean
  /** The credit year that runs; the first is 1. */
  year: number
  /** Another year is granted, and waits for signature and fee. */
  isGranted: boolean
  /** The last year whose renewal was signed. */
  signedYear: number
}

export interface SupplierModel {
  productFeePpm: number
  bankFeeYearlyPpm: number
  /** Parts per million a year; null where early payment was not agreed. */
  discountYearlyPpm: number | null
  hasIban: boolean
  confirms: boolean
  paymentWindowDays: number
  /** The longest time to pay that it allows. */
  dueDaysMax: number
}

export interface ApprovalModel {
  kind: ApprovalKind
  shop: number
  /** The credit, or the limit, that is asked for; what would be written off. */
  amount: number
  /** Whose installments would be written off. */
  orders: number[]
  /** Which officer asked. */
  by: number
  status: 'PENDING' | 'APPROVED' | 'REJECTED' | 'FAILED'
}

/** Whether a shop waits for a second person. */
export const isWaitingFor = (
  { shop, kind, status }: ApprovalModel,
  at: number,
  asked: ApprovalKind
): boolean => shop === at && kind === asked && status === 'PENDING'

export interface PaymentModel {
  shop: number
  purpose: PaymentPurpose
  amount: number
  status: PaymentStatus
  /** NONE for money that was there before the history. */
  bank: 'OPEN' | 'PAID' | 'FAILED' | 'VERIFIED' | 'NONE'
  day: number
  /** What a repayment was meant to be, and of which invoice; null for whatever is open. */
  repays?: { order: number | null; amount: number }
}

export interface InstallmentModel {
  amount: number
  paid: number
  reversed: number
  status: InstallmentStatus
  due: number
  /** What being late has cost, and what of it is owed; never part of what the line says is used. */
  lateFee: { charged: number; open: number }
  /** Given up in the books; its owner owes as before. */
  isLost: boolean
  /** How many were there before it: of those due on one day, the older is repaid first. */
  place: number
}

/** What became of what a device asked for under one reference. */
export interface CardPaymentModel {
  device: number
  reference: number
  amount: number
  /** None of it for a reversal that came before its payment. */
  card: { shop: number; source: PaymentSource } | null
  status: CardPaymentStatus
  /** The invoice that it made, by its place. */
  order: number | null
  day: number
}

/** A report about some of the goods: rials, and thousandths of the one line. */
export interface DisputeModel {
  status: DisputeStatus
  milliQty: number
  price: number
  goods: number
  refund: number
  day: number
}

/** A sale of one line: a price in rials, a quantity in thousandths. */
export interface Sent {
  price: number
  milliQty: number
  dueDays: number
}

export interface OrderModel {
  shop: number
  supplier: number
  externalId: number
  /** What the supplier sent first; the same again is the same invoice. */
  sent: Sent
  total: number
  productFee: number
  bankFee: number
  refund: number
  dueDays: number
  payableUntil: number
  status: OrderStatus
  /** What it was before it was reported as FRAUD; null unless it is. */
  before: OrderStatus | null
  source: PaymentSource | null
  paidDay: number | null
  installment: InstallmentModel | null
  /** What approved runs have taken for the supplier; it may be more than what is left after a return. */
  taken: number
  isTaken: boolean
  isSettled: boolean
  /** What is sold now. */
  line: Pick<Sent, 'price' | 'milliQty'>
  /** What was sold, as a code of payment is bound to it. */
  goods: string
  isReceived: boolean
  disputes: DisputeModel[]
  /** The code that is alive, with what it is bound to. */
  code: { source: PaymentSource; amount: number; goods: string } | null
}

export interface PayoutModel {
  supplier: number
  items: { order: number; amount: number; discount: number }[]
  gross: number
  discount: number
  status: PayoutStatus
  /** FAILED by the bank's own file. */
  hasEvidence: boolean
  /** Who wants it sent again, where a second person has to say so. */
  askedBy: number | null
  /** What the bank has said of the attempt under way. */
  rows: string[]
  /** It has spoken against what stands; nobody clears that up here. */
  hasAlarm: boolean
}

export interface RunModel {
  kind: DistributorRunKind
  upTo: number
  by: number
  status: RunStatus
  payouts: PayoutModel[]
}

/** Money on its way out of a wallet. */
export interface WithdrawalModel {
  shop: number
  amount: number
  day: number
  status: WithdrawalStatus
  /** Which officer gave the first of two words. */
  proposedBy: number | null
  approvedDay: number | null
  /** The bank says that it paid what it had refused: the wallet lets nothing out. */
  isDoubted: boolean
}

/** `done`, or the stable title of the refusal; of what is asked through HTTP, its status. */
export type Outcome = string
export const done: Outcome = 'done'
export const refused = {
  business: 'BusinessRuleException',
  conflict: 'ConflictException',
  again: 'AlreadyProcessedException',
  invalid: 'ValidationException',
  unknown: 'NotFoundException',
  payment: 'PaymentRefusedException',
  payments: 'PaymentsRefusedException',
  card: 'CardRefusedException',
  wrongCode: 'OtpWrongException',
  codeAlive: 'OtpAlreadySentException',
} as const
export const isRefused = (outcome: Outcome): boolean => /Exception$|^4\d\d$/.test(outcome)

export const vatRatePpm = 100_000
export const fourEyesAbove = 40_000_000
export const arrearsGraceDays = 10
export const refundAfterDays = 30
/** Late fees: parts per million a day from the second day past due on, three days' worth at most. */
export const lateFee = { dailyPpm: 2_000, capPpm: 6_000, graceDays: 1 }
export const confirmationDays = 3
export const answerDays = 14
export const receiptDays = 30
export const disputesMax = 5
/** What a card may pay at once, and on a day; when it falls due, where the supplier allows so long. */
export const cardRules = { onceMax: 15_000_000, dailyMax: 24_000_000, dueDays: 5 }
export const writeOffAfterDays = 8
/** Money that leaves wallets: rials, and how often a day. */
export const withdrawalRules = {
  min: 100_000,
  dailyMax: 40_000_000,
  perDay: 3,
  fourEyesAbove: 6_000_000,
}

/** `amount × share`, rounded down; every product of the model stays an exact integer. */
export const floorOf = (amount: number, numerator: number, denominator: number): number => {
  const product = amount * numerator
  if (!Number.isSafeInteger(product)) throw new RangeError('too large for the model')
  return (product - (product % denominator)) / denominator
}
/** A line's total: price × quantity, rounded down. */
/** Two invoices of one seller with the same goods have the same content. */
export const goodsOf = ({ price, milliQty }: Pick<Sent, 'price' | 'milliQty'>): string =>
  `${milliQty}‰ × ${price}`

export const totalOf = ({ price, milliQty }: Pick<Sent, 'price' | 'milliQty'>): number =>
  floorOf(price, milliQty, 1000)
export const perMillion = (amount: number, rate: number): number => floorOf(amount, rate, 1_000_000)

export type BookName = HouseAccount | 'late-fee-receivable' | `distributor-payable:${number}`

/** Adds to a house account: debit positive. */
export const book = (model: Model, account: BookName, amount: number): void => {
  model.books[account] = (model.books[account] ?? 0) + amount
}

/** The element that a generated number points at. */
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]

/** The settings that the rules count with. */
export const modelSettings = [
  ['fourEyesAboveRials', fourEyesAbove],
  ['lateFeeDailyPpm', lateFee.dailyPpm],
  ['lateFeeCapPpm', lateFee.capPpm],
  ['lateFeeGraceDays', lateFee.graceDays],
  // Histories repay any amount.
  ['repaymentMinRials', 1],
  ['writeOffAfterDays', writeOffAfterDays],
  ['cardPaymentMaxRials', cardRules.onceMax],
  ['cardDailyMaxRials', cardRules.dailyMax],
  ['withdrawalMinRials', withdrawalRules.min],
  ['withdrawalDailyMaxRials', withdrawalRules.dailyMax],
  ['withdrawalsPerDay', withdrawalRules.perDay],
  ['withdrawalFourEyesAboveRials', withdrawalRules.fourEyesAbove],
] as const
