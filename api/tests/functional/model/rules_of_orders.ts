import type { PaymentSource } from '#contracts/orders'
import { liftArrears } from './rules_of_arrears.js'
import { free } from './rules_of_lines.js'
import { openDispute } from './disputed.js'
import {
  book,
  done,
  floorOf,
  goodsOf,
  perMillion,
  refused,
  totalOf,
  vatRatePpm,
  type Model,
  type OrderModel,
  type ShopModel,
  type Outcome,
  type Sent,
  type SupplierModel,
} from './model.js'

/** What the product must do with invoices. domain "Invoices" */

export const isPaid = ({ status }: OrderModel): boolean =>
  status === 'PENDING' || status === 'COMPLETED'

export const feesOf = (supplier: SupplierModel, total: number, dueDays: number) => ({
  productFee: perMillion(total, supplier.productFeePpm),
  bankFee: floorOf(perMillion(total, supplier.bankFeeYearlyPpm), dueDays, 365),
})

export type Cost = Pick<OrderModel, 'total' | 'productFee' | 'bankFee'>
export const nothing: Cost = { total: 0, productFee: 0, bankFee: 0 }
export const costFrom = (source: PaymentSource, cost: Cost): number =>
  cost.total + cost.productFee + (source === 'CREDIT' ? cost.bankFee : 0)
const vatIn = (fee: number): number => floorOf(fee, vatRatePpm, 1_000_000 + vatRatePpm)

export type SaleModel = Pick<OrderModel, 'shop' | 'supplier' | 'externalId' | 'sent'>

/** An invoice as it comes in. */
export const newOrder = (
  { day, suppliers }: Model,
  sale: SaleModel,
  total: number,
  fees: Pick<Cost, 'productFee' | 'bankFee'>
): OrderModel => ({
  ...sale,
  ...fees,
  total,
  refund: 0,
  dueDays: sale.sent.dueDays,
  payableUntil: day + suppliers[sale.supplier].paymentWindowDays,
  status: 'CREATED',
  before: null,
  source: null,
  paidDay: null,
  installment: null,
  taken: 0,
  isTaken: false,
  isSettled: false,
  line: { price: sale.sent.price, milliQty: sale.sent.milliQty },
  goods: goodsOf(sale.sent),
  isReceived: false,
  disputes: [],
  code: null,
})

const isSame = (one: Sent, other: Sent): boolean =>
  one.price === other.price && one.milliQty === other.milliQty && one.dueDays === other.dueDays

export const sell = (model: Model, sale: SaleModel): Outcome => {
  const supplier = model.suppliers[sale.supplier]
  const known = model.orders.find(
    (order) => order.supplier === sale.supplier && order.externalId === sale.externalId
  )
  if (known) {
    return known.shop === sale.shop && isSame(known.sent, sale.sent) ? done : refused.conflict
  }
  const { dueDays } = sale.sent
  if (dueDays > supplier.dueDaysMax) return refused.invalid
  const total = totalOf(sale.sent)
  model.orders.push(newOrder(model, sale, total, feesOf(supplier, total, dueDays)))
  return done
}

const isPayable = (model: Model, { status, payableUntil }: OrderModel): boolean =>
  status === 'CREATED' && payableUntil >= model.day

/** Whether a shop's wallet or line gives so much now. */
export const gives = (
  { wallet, line }: ShopModel,
  source: PaymentSource,
  amount: number
): boolean =>
  source === 'WALLET'
    ? amount <= wallet
    : Boolean(
        line && line.blocks.length === 0 && !line.isExpired && line.used + amount <= line.limit
      )

export const ask = (model: Model, order: OrderModel, payer: number, source: PaymentSource) => {
  if (order.shop !== payer) return refused.unknown
  if (isPaid(order)) return refused.again
  const { goods, code } = order
  const amount = costFrom(source, order)
  // No code is sent for what would be refused after it.
  if (!isPayable(model, order) || !gives(model.shops[payer], source, amount)) {
    return refused.payment
  }
  // A code for anything else is void from now on.
  if (code && code.source === source && code.amount === amount && code.goods === goods) {
    return refused.codeAlive
  }
  order.code = { source, amount, goods }
  return done
}

const refusesToPay = (model: Model, order: OrderModel, source: PaymentSource): boolean => {
  const amount = costFrom(source, order)
  const { amount: agreed, goods } = order.code!
  if (!isPayable(model, order) || amount !== agreed || goods !== order.goods) return true
  return !gives(model.shops[order.shop], source, amount)
}

/** The code pays, or is used up by the refusal. */
export const enter = (model: Model, order: OrderModel, payer: number): Outcome => {
  if (order.shop !== payer) return refused.unknown
  if (isPaid(order)) return refused.again
  if (!order.code) return refused.wrongCode
  const { source } = order.code
  const isRefused = refusesToPay(model, order, source)
  order.code = null
  if (isRefused) return refused.payment

  pay(model, order, source)
  return done
}

export const pay = (model: Model, order: OrderModel, source: PaymentSource): void => {
  const amount = costFrom(source, order)
  const shop = model.shops[order.shop]
  if (source === 'WALLET') shop.wallet -= amount
  else {
    shop.line!.used += amount
    const due = model.day + order.dueDays
    const place = model.orders.filter(({ installment }) => installment).length
    order.installment = {
      amount,
      paid: 0,
      reversed: 0,
      lateFee: { charged: 0, open: 0 },
      isLost: false,
      status: 'AWAITING_DUE_DATE',
      due,
      place,
    }
  }
  bookInvoice(model, order, source, order, -1)
  order.status = model.suppliers[order.supplier].confirms ? 'PENDING' : 'COMPLETED'
  order.source = source
  order.paidDay = model.day
}

/** One code for all of them: all are paid, or none. */
export const payBatch = (
  model: Model,
  orders: OrderModel[],
  payer: number,
  source: PaymentSource
) => {
  if (orders.some(({ shop }) => shop !== payer)) return refused.unknown
  if (orders.every(isPaid)) return refused.again
  const amount = orders.reduce((sum, order) => sum + costFrom(source, order), 0)
  const arePayable = orders.every((order) => isPayable(model, order))
  if (!arePayable || !gives(model.shops[payer], source, amount)) return refused.payments
  for (const order of orders) pay(model, order, source)
  return done
}

const bookInvoice = (
  model: Model,
  order: OrderModel,
  source: PaymentSource,
  part: Cost & { vat?: number },
  sign: 1 | -1
): void => {
  const vat = part.vat ?? vatIn(part.productFee)
  book(model, `distributor-payable:${order.supplier}`, sign * part.total)
  book(model, 'product-fee-income', sign * (part.productFee - vat))
  book(model, 'vat-payable', sign * vat)
  if (source === 'CREDIT') book(model, 'bank-fee-income', sign * part.bankFee)
}

/** Takes a paid invoice down to a lower cost: off the installment first, the rest into the wallet. */
export const giveBack = (model: Model, order: OrderModel, to: Cost): number => {
  const source = order.source!
  const back = costFrom(source, order) - costFrom(source, to)
  const { installment } = order
  const owed = installment ? installment.amount - installment.paid - installment.reversed : 0
  const toLine = Math.min(back, owed)
  const shop = model.shops[order.shop]
  shop.wallet += back - toLine
  if (installment && toLine > 0) {
    if (installment.isLost) book(model, 'credit-loss', -toLine)
    else free(shop.line!, toLine)
    installment.reversed += toLine
    if (toLine === owed) installment.status = 'CLEARED'
    liftArrears(model, shop)
  }
  const part = {
    total: order.total - to.total,
    productFee: order.productFee - to.productFee,
    bankFee: order.bankFee - to.bankFee,
    vat: vatIn(order.productFee) - vatIn(to.productFee),
  }
  bookInvoice(model, order, source, part, 1)
  order.refund += back
  return back
}

export const update = (
  model: Model,
  order: OrderModel,
  by: number,
  change: Pick<Sent, 'price' | 'milliQty'>
): Outcome => {
  if (order.supplier !== by) return refused.unknown
  const total = totalOf(change)
  const goods = goodsOf(change)
  const cost = { total, ...feesOf(model.suppliers[by], total, order.dueDays) }
  if (order.status === 'CREATED') {
    Object.assign(order, cost, { goods, line: change })
    return done
  }
  if (!isPaid(order)) return refused.conflict
  if (order.isReceived || openDispute(order)) return refused.conflict
  // What a card bought has a name of its own, and names stay.
  const isByCard = model.cardPayments.some(
    ({ order: at }) => at !== null && model.orders[at] === order
  )
  const isLess =
    !isByCard && change.price === order.line.price && change.milliQty <= order.line.milliQty
  if (!isLess || total >= order.total) return refused.business
  if (giveBack(model, order, cost) > 0) order.isSettled = false
  Object.assign(order, cost, { goods, line: change })
  return done
}

export const cancel = (model: Model, order: OrderModel, by: number): Outcome => {
  if (order.supplier !== by) return refused.unknown
  if (order.status === 'CANCELED') return refused.again
  const isOver = order.status === 'CLOSED' || order.status === 'FRAUD'
  if (isOver || order.isTaken) return refused.conflict
  if (isPaid(order)) giveBack(model, order, nothing)
  order.status = 'CANCELED'
  const open = openDispute(order)
  if (open) open.status = 'LAPSED'
  return done
}

export const confirm = (order: OrderModel, by: number): Outcome => {
  if (order.supplier !== by) return refused.unknown
  if (order.status === 'COMPLETED') return refused.again
  if (order.status !== 'PENDING') return refused.conflict
  order.status = 'COMPLETED'
  return done
}

export const reject = (model: Model, order: OrderModel, by: number): Outcome => {
  if (order.supplier !== by) return refused.unknown
  if (order.status === 'CANCELED') return refused.again
  return order.status === 'PENDING' ? cancel(model, order, by) : refused.conflict
}
