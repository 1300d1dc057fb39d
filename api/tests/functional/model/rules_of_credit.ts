import { owesSince } from './rules_of_arrears.js'
import { giveLimit, refusalOfLimit } from './rules_of_lines.js'
import { earnFee, followRenewal } from './rules_of_renewals.js'
import { writeOff } from './rules_of_losses.js'
import type { BlockReason } from '#contracts/credit'
import {
  book,
  done,
  fourEyesAbove,
  isWaitingFor,
  perMillion,
  refused,
  vatRatePpm,
  type ApprovalModel,
  type Model,
  type Outcome,
  type PaymentModel,
  type ShopModel,
} from './model.js'

/** What the product must do with packages, fees, lines and gateways. domain "The credit line" */

export const feeOf = (amount: number) => {
  const fee = perMillion(amount, 10_000)
  return { fee, vat: perMillion(fee, vatRatePpm) }
}

export const choose = (shop: ShopModel, amount: number): Outcome => {
  const isPaidFor = shop.chosen?.status === 'ALLOCATE_PENDING' || shop.chosen?.status === 'ENABLED'
  if (isPaidFor) return refused.again
  shop.chosen = { amount, status: 'CREATED' }
  return done
}

/** Why no fee can be paid now; once there is a line, only that of a granted year can. */
const refusalOfFee = (model: Model, shop: ShopModel): Outcome | null => {
  const { chosen, line, fees } = shop
  if (line) {
    if (line.blocks.includes('WRITTEN_OFF')) return refused.business
    if (!line.isExpired) return refused.again
    if (!line.isGranted) return refused.business
    const isPaid = fees.some(({ year, status }) => year === line.year + 1 && status === 'PAID')
    if (isPaid) return refused.again
    return owesSince(model, shop, model.day) ? refused.business : null
  }
  if (!chosen || chosen.status === 'EXPIRED' || chosen.status === 'CANCELED') {
    return refused.business
  }
  return chosen.status === 'CREATED' ? null : refused.again
}

const feeNow = ({ chosen, line }: ShopModel) => feeOf(line ? line.limit : chosen!.amount)

/** Takes the fee out of the wallet. @returns why not */
export const takeFee = (model: Model, shop: ShopModel): Outcome => {
  const refusal = refusalOfFee(model, shop)
  if (refusal) return refusal
  const { fee, vat } = feeNow(shop)
  if (shop.wallet < fee + vat) return refused.business
  shop.wallet -= fee + vat
  book(model, 'platform-fee-deferred', -fee)
  book(model, 'vat-payable', -vat)
  const year = shop.line ? shop.line.year + 1 : 1
  shop.fees.push({ fee, vat, status: 'PAID', day: model.day, year })
  if (shop.line) followRenewal(model, shop)
  else shop.chosen!.status = 'ALLOCATE_PENDING'
  return done
}

export const payFee = (model: Model, at: number): Outcome => {
  const shop = model.shops[at]
  const refusal = refusalOfFee(model, shop)
  if (refusal) return refusal
  const { fee, vat } = feeNow(shop)
  if (shop.wallet >= fee + vat) return takeFee(model, shop)
  const purpose = shop.line ? 'platform-fee' : 'subscription-package'
  open(model, { shop: at, purpose, amount: fee + vat - shop.wallet })
  return 'at the bank'
}

export const open = (
  model: Model,
  payment: Pick<PaymentModel, 'shop' | 'purpose' | 'amount' | 'repays'>
): void => {
  model.payments.push({ ...payment, status: 'REDIRECTED', bank: 'OPEN', day: model.day })
}

const refusalToAllocate = ({ line, chosen, fees }: ShopModel, amount: number): Outcome | null => {
  if (line) return refused.again
  const isPaid = fees.some(({ status }) => status === 'PAID')
  if (chosen?.status !== 'ALLOCATE_PENDING' || !isPaid) return refused.business
  return amount <= 0 || amount > chosen.amount ? refused.invalid : null
}

export const openLine = (model: Model, shop: ShopModel, limit: number): void => {
  shop.line = {
    limit,
    target: null,
    used: 0,
    blocks: [],
    isExpired: false,
    year: 1,
    isGranted: false,
    signedYear: 0,
  }
  earnFee(model, shop)
  shop.chosen!.status = 'ENABLED'
}

export const isWaiting = ({ approvals }: Model, at: number, kind: ApprovalModel['kind']): boolean =>
  approvals.some((one) => isWaitingFor(one, at, kind))

export const allocate = (model: Model, at: number, amount: number, by: number): Outcome => {
  const shop = model.shops[at]
  const refusal = refusalToAllocate(shop, amount)
  if (refusal) return refusal
  if (isWaiting(model, at, 'ALLOCATE_CREDIT')) return refused.again
  if (amount > fourEyesAbove) {
    model.approvals.push({
      kind: 'ALLOCATE_CREDIT',
      shop: at,
      amount,
      orders: [],
      by,
      status: 'PENDING',
    })
    return 'PENDING_APPROVAL'
  }
  openLine(model, shop, amount)
  return 'ALLOCATED'
}

export const decide = (
  model: Model,
  approval: ApprovalModel,
  by: number,
  isApproved: boolean
): Outcome => {
  if (approval.status !== 'PENDING') return refused.again
  if (approval.by === by) return refused.business
  if (!isApproved) {
    approval.status = 'REJECTED'
    return 'REJECTED'
  }
  const refusal = carryOut(model, approval)
  approval.status = refusal ? 'FAILED' : 'APPROVED'
  return refusal ?? 'APPROVED'
}

/** What was asked for, judged again as of now. @returns why not */
const carryOut = (model: Model, { kind, shop: at, amount, orders }: ApprovalModel) => {
  const shop = model.shops[at]
  if (kind === 'WRITE_OFF') return writeOff(model, at, orders)
  const isAllocation = kind === 'ALLOCATE_CREDIT'
  const refusal = isAllocation ? refusalToAllocate(shop, amount) : refusalOfLimit(shop, amount)
  if (refusal) return refusal
  if (isAllocation) openLine(model, shop, amount)
  else giveLimit(shop, amount)
  return null
}

export const suspend = ({ line }: ShopModel, reason: BlockReason): Outcome => {
  if (!line) return refused.conflict
  if (line.blocks.includes(reason)) return refused.again
  line.blocks.push(reason)
  return done
}

export const unsuspend = ({ line }: ShopModel, reason: BlockReason): Outcome => {
  if (!line) return refused.conflict
  if (!line.blocks.includes(reason)) return refused.again
  line.blocks = line.blocks.filter((block) => block !== reason)
  return done
}
