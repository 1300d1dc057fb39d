import type { BlockReason } from '#contracts/credit'
import {
  book,
  done,
  fourEyesAbove,
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

const feeOf = (amount: number) => {
  const fee = perMillion(amount, 10_000)
  return { fee, vat: perMillion(fee, vatRatePpm) }
}

export const choose = (shop: ShopModel, amount: number): Outcome => {
  const isPaidFor = shop.chosen?.status === 'ALLOCATE_PENDING' || shop.chosen?.status === 'ENABLED'
  if (isPaidFor) return refused.again
  shop.chosen = { amount, status: 'CREATED' }
  return done
}

/** Why no fee can be paid now. */
const refusalOfFee = ({ chosen }: ShopModel): Outcome | null => {
  if (!chosen || chosen.status === 'EXPIRED' || chosen.status === 'CANCELED') {
    return refused.business
  }
  return chosen.status === 'CREATED' ? null : refused.again
}

/** Takes the fee out of the wallet. @returns why not */
export const takeFee = (model: Model, shop: ShopModel): Outcome => {
  const refusal = refusalOfFee(shop)
  if (refusal) return refusal
  const { fee, vat } = feeOf(shop.chosen!.amount)
  if (shop.wallet < fee + vat) return refused.business
  shop.wallet -= fee + vat
  book(model, 'platform-fee-deferred', -fee)
  book(model, 'vat-payable', -vat)
  shop.fees.push({ fee, vat, status: 'PAID', day: model.day })
  shop.chosen!.status = 'ALLOCATE_PENDING'
  return done
}

export const payFee = (model: Model, at: number): Outcome => {
  const shop = model.shops[at]
  const refusal = refusalOfFee(shop)
  if (refusal) return refusal
  const { fee, vat } = feeOf(shop.chosen!.amount)
  if (shop.wallet >= fee + vat) return takeFee(model, shop)
  open(model, { shop: at, purpose: 'subscription-package', amount: fee + vat - shop.wallet })
  return 'at the bank'
}

export const open = (
  model: Model,
  payment: Pick<PaymentModel, 'shop' | 'purpose' | 'amount' | 'repays'>
): void => {
  model.payments.push({ ...payment, status: 'REDIRECTED', bank: 'OPEN', day: model.day })
}

/** Gives an open fee back. @returns whether there was one */
export const refundFee = (model: Model, shop: ShopModel, status: 'CANCELED' | 'EXPIRED') => {
  const paid = shop.fees.find((fee) => fee.status === 'PAID')
  if (!paid) return false
  shop.wallet += paid.fee + paid.vat
  book(model, 'platform-fee-deferred', paid.fee)
  book(model, 'vat-payable', paid.vat)
  paid.status = 'REFUNDED'
  if (shop.chosen?.status === 'ALLOCATE_PENDING') shop.chosen.status = status
  return true
}

const refusalToAllocate = ({ line, chosen, fees }: ShopModel, amount: number): Outcome | null => {
  if (line) return refused.again
  const isPaid = fees.some(({ status }) => status === 'PAID')
  if (chosen?.status !== 'ALLOCATE_PENDING' || !isPaid) return refused.business
  return amount <= 0 || amount > chosen.amount ? refused.invalid : null
}

export const openLine = (model: Model, shop: ShopModel, limit: number): void => {
  shop.line = { limit, used: 0, blocks: [], isExpired: false }
  const paid = shop.fees.find((fee) => fee.status === 'PAID')!
  paid.status = 'EARNED'
  book(model, 'platform-fee-deferred', paid.fee)
  book(model, 'platform-fee-income', -paid.fee)
  shop.chosen!.status = 'ENABLED'
}

export const allocate = (model: Model, at: number, amount: number, by: number): Outcome => {
  const shop = model.shops[at]
  const refusal = refusalToAllocate(shop, amount)
  if (refusal) return refusal
  if (model.approvals.some(({ shop: of, status }) => of === at && status === 'PENDING')) {
    return refused.again
  }
  if (amount > fourEyesAbove) {
    model.approvals.push({ shop: at, amount, by, status: 'PENDING' })
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
  const shop = model.shops[approval.shop]
  const refusal = refusalToAllocate(shop, approval.amount)
  approval.status = refusal ? 'FAILED' : 'APPROVED'
  if (refusal) return refusal
  openLine(model, shop, approval.amount)
  return 'APPROVED'
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
