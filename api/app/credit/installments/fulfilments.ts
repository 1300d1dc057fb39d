import app from '@adonisjs/core/services/app'
import { cashOf } from '#app/money/ledger/queries/balances'
import { onPaid } from '#app/money/payments/fulfilments'
import type Payment from '#app/money/payments/models/payment'
import { prepared, type Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { sumDebt } from './domain/repayment.js'
import { messages } from './i18n/fa.js'
import { lockDebt, type LockedDebt } from './steps/lock_debt.js'
import TakeRepayment from './steps/take_repayment.js'

interface Expected {
  id: string
  installmentId: string | null
  amount: number
}

const sql = `
  select id, installment_id as "installmentId", amount from repayments
   where payment_id = ? and completed_at is null`

const expectedOf = async ({ id }: Payment, trx: Trx): Promise<Expected | undefined> =>
  (await prepared<Expected>('expected_repayment', sql, [id], trx))[0]

const lock = ({ owner }: Payment, { installmentId }: Expected, trx: Trx): Promise<LockedDebt> =>
  lockDebt({ owner, installmentId }, trx)

/** The gateway brought the rest: takes the repayment. What cannot be taken any more stays as cash. */
onPaid('installment', {
  outcome: 'INSTALLMENT_PAID',
  async lock(payment, trx) {
    const expected = await expectedOf(payment, trx)
    if (expected) await lock(payment, expected, trx)
  },
  async fulfil(payment, trx) {
    const expected = await expectedOf(payment, trx)
    if (!expected) throw new BusinessRule(messages.nothingOwed)
    const debt = await lock(payment, expected, trx)
    // The capture's lock keeps the wallet unspent.
    const cash = await cashOf(debt.owner, trx)
    const amount = Math.min(expected.amount, sumDebt(debt), cash)
    if (amount === 0) throw new BusinessRule(messages.nothingOwed)
    const takeRepayment = await app.container.make(TakeRepayment)
    await takeRepayment.execute({ id: expected.id, debt, meant: expected.amount, amount }, trx)
  },
})
