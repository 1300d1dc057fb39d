import { owedOn } from './disputed.js'
import {
  book,
  done,
  floorOf,
  refused,
  withdrawalRules,
  type Model,
  type Outcome,
  type WithdrawalModel,
} from './model.js'

/** What must stay in a wallet, and what becomes of money on its way out of it. adr/0043 */

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** What is owed first, or null where nothing may leave at all. */
const neededBy = (model: Model, at: number): number | null => {
  const { line } = model.shops[at]
  const orders = model.orders.filter(({ shop }) => shop === at)
  const isFraud = orders.some(({ status }) => status === 'FRAUD') || line?.blocks.includes('FRAUD')
  if (isFraud) return null
  const collected = orders.filter(({ installment }) => installment?.status !== 'CLEARED')
  const due = collected.filter(
    ({ installment }) =>
      line?.blocks.includes('WRITTEN_OFF') || (installment && installment.due < model.day)
  )
  const left = due.map((order) => {
    const owed = owedOn(order)
    return owed.left - owed.disputed
  })
  return sum(left) + sum(orders.map(({ installment }) => installment?.lateFee.open ?? 0))
}

const isFeeOpen = ({ payments }: Model, at: number): boolean =>
  payments.some(
    ({ shop, status, purpose }) =>
      shop === at &&
      status === 'REDIRECTED' &&
      (purpose === 'platform-fee' || purpose === 'subscription-package')
  )

const isDoubted = ({ withdrawals }: Model, at: number): boolean =>
  withdrawals.some((one) => one.shop === at && one.isDoubted)

const withdrawableOf = (model: Model, at: number): number => {
  const needed = neededBy(model, at)
  if (needed === null || isDoubted(model, at) || isFeeOpen(model, at)) return 0
  return Math.max(0, model.shops[at].wallet - needed)
}

export const wantedOf = ({ shops }: Readonly<Model>, at: number, share: number): number =>
  floorOf(shops[at].wallet, share, 100)

export const withdraw = (model: Model, at: number, amount: number): Outcome => {
  const most = withdrawableOf(model, at)
  const isTooLittle = amount < 1 || (amount < withdrawalRules.min && amount < most)
  if (amount > most || isTooLittle) return refused.invalid
  const today = model.withdrawals.filter(({ shop, day }) => shop === at && day === model.day)
  if (today.length >= withdrawalRules.perDay) return refused.business
  if (sum(today.map((one) => one.amount)) + amount > withdrawalRules.dailyMax)
    return refused.invalid
  model.shops[at].wallet -= amount
  book(model, 'withdrawal-payable', -amount)
  const asked = { shop: at, amount, day: model.day, status: 'REQUESTED', proposedBy: null } as const
  model.withdrawals.push({ ...asked, approvedDay: null, isDoubted: false })
  return done
}

const giveBack = (
  model: Model,
  withdrawal: WithdrawalModel,
  status: 'CANCELED' | 'FAILED'
): Outcome => {
  withdrawal.status = status
  model.shops[withdrawal.shop].wallet += withdrawal.amount
  book(model, 'withdrawal-payable', withdrawal.amount)
  return done
}

export const cancel = (model: Model, withdrawal: WithdrawalModel): Outcome =>
  withdrawal.status === 'REQUESTED' ? giveBack(model, withdrawal, 'CANCELED') : refused.again

export const refuse = (model: Model, withdrawal: WithdrawalModel): Outcome =>
  withdrawal.status === 'REQUESTED' || withdrawal.status === 'APPROVED'
    ? giveBack(model, withdrawal, 'CANCELED')
    : refused.again

export const approve = (model: Model, withdrawal: WithdrawalModel, by: number): Outcome => {
  const { shop, amount, status, proposedBy } = withdrawal
  if (status !== 'REQUESTED') return refused.again
  const needed = neededBy(model, shop)
  const left = needed === null ? 0 : model.shops[shop].wallet + amount - needed
  if (left < amount || isDoubted(model, shop)) return refused.business
  const before = model.withdrawals.filter(
    (one) =>
      one !== withdrawal &&
      one.shop === shop &&
      one.approvedDay !== null &&
      model.day - one.approvedDay < 30 &&
      one.status !== 'CANCELED'
  )
  const isLarge = sum(before.map((one) => one.amount)) + amount > withdrawalRules.fourEyesAbove
  if (proposedBy === null && isLarge) {
    withdrawal.proposedBy = by
    return 'PENDING_APPROVAL'
  }
  if (proposedBy === by) return refused.business
  withdrawal.status = 'APPROVED'
  withdrawal.approvedDay = model.day
  return 'APPROVED'
}

/** A run takes all that is approved; of what it took, the bank pays every other one. */
export const settle = (model: Model, paysFirst: boolean): Outcome => {
  const sent = model.withdrawals.filter(
    ({ shop, status }) => status === 'APPROVED' && !isDoubted(model, shop)
  )
  if (sent.length === 0) return refused.business
  sent.forEach((withdrawal, at) => {
    if ((at % 2 === 0) === paysFirst) {
      withdrawal.status = 'PAID'
      book(model, 'withdrawal-payable', withdrawal.amount)
      book(model, 'bank-funding', -withdrawal.amount)
    } else giveBack(model, withdrawal, 'FAILED')
  })
  return done
}

/** What no run has taken has no transfer. */
const hasTransfer = ({ status }: WithdrawalModel): boolean =>
  status === 'PAID' || status === 'FAILED'

/** The bank's next file says that it was paid; two people book it, or find too little in the wallet. */
export const payAfterAll = (model: Model, withdrawal: WithdrawalModel): Outcome => {
  if (!hasTransfer(withdrawal)) return refused.unknown
  if (withdrawal.status === 'PAID') return refused.conflict
  const { shop, amount } = withdrawal
  withdrawal.isDoubted = true
  if (model.shops[shop].wallet < amount) return refused.business
  model.shops[shop].wallet -= amount
  book(model, 'bank-funding', -amount)
  withdrawal.status = 'PAID'
  withdrawal.isDoubted = false
  return done
}

/** What was paid came back, as two people say. */
export const comeBack = (model: Model, withdrawal: WithdrawalModel): Outcome => {
  if (!hasTransfer(withdrawal)) return refused.unknown
  if (withdrawal.status === 'FAILED') return refused.conflict
  book(model, 'bank-funding', withdrawal.amount)
  book(model, 'withdrawal-payable', -withdrawal.amount)
  return giveBack(model, withdrawal, 'FAILED')
}
