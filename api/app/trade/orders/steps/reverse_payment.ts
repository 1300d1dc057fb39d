import { inject } from '@adonisjs/core'
import LiftArrears from '#app/credit/credit_lines/steps/lift_arrears'
import { lockOwnersLine } from '#app/credit/credit_lines/steps/lock_owners_line'
import { lowerInstallment } from '#app/credit/installments/steps/lower_installment'
import Ledger from '#app/money/ledger/ledger'
import { invoiceReversed } from '#app/money/ledger/domain/entries'
import { system } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import type { OrderCost } from '../domain/cost.js'
import { reversalKey, reversalTo } from '../domain/reversal.js'
import type { LockedOrder } from './lock_order.js'

/** Rials. */
export interface Refund {
  refundAmount: number
  /** The rest freed credit. */
  walletAmount: number
}

/** Down to a lower cost, by a mirrored entry. */
@inject()
export default class ReversePayment {
  constructor(
    private ledger: Ledger,
    private liftArrears: LiftArrears
  ) {}

  async execute(order: LockedOrder, cost: OrderCost, trx: Trx): Promise<Refund> {
    const { paymentSource, vatRatePpm } = order
    if (!paymentSource || vatRatePpm === null) throw new Error(`order ${order.id} was not paid`)
    const { toLine, toWallet, ...part } = reversalTo({ ...order, paymentSource, vatRatePpm }, cost)
    const owner = { type: order.ownerType, id: order.ownerId, plan: order.plan }
    // Before the accounts, in the order repayments lock.
    const line = order.installment && (await lockOwnersLine(owner, trx))
    const entry = invoiceReversed(
      { distributorId: order.distributorId, ...part },
      {
        id: await this.ledger.creditAccountOf(owner, trx),
        amount: toLine,
        isWrittenOff: order.installment?.isWrittenOff ?? false,
      },
      { id: await this.ledger.walletOf(owner, trx), amount: toWallet }
    )
    const key = reversalKey(order)
    const booked = await this.ledger.post(
      'INVOICE_REVERSED',
      entry,
      { type: 'order', id: order.id },
      trx,
      key
    )
    if (!booked) throw new Error(`the return ${key} was booked before`)
    if (order.installment && line && toLine > 0) {
      await lowerInstallment(order.installment, toLine, trx)
      await this.liftArrears.execute([line.id], system('return'), trx)
    }
    return { refundAmount: toLine + toWallet, walletAmount: toWallet }
  }
}
