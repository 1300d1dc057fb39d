import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import { settingDefaults } from '#contracts/settings'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit, type ShopWithCredit } from '#factories/shop'
import { post } from './http.js'
import { staffToken } from './identity.js'
import { owe, type TestDebt } from './installments.js'

/** Lets an installment have fallen due so many days ago. */
export const dueDaysAgo = (installmentId: string, days: number) =>
  db
    .from('installments')
    .where('id', installmentId)
    .update({ due_date: addDays(clock.today(), -days), status: 'PAST_DUE' })

export const oldDays = settingDefaults.writeOffAfterDays + 1

/** A shop that owes so much for longer than the bank waits. */
export const anOldDebt = async (
  amount: number,
  { cash = 0 } = {}
): Promise<{ shop: ShopWithCredit; debt: TestDebt }> => {
  const shop = await aShopWithCredit(100_000_000, { cash })
  const debt = await owe(shop, { amount })
  await dueDaysAgo(debt.installmentId, oldDays)
  return { shop, debt }
}

export const askWriteOff = (token: string, creditLineId: string, query = '') =>
  post(`/api/admin/credit/write-off${query}`, { creditLineId, reason: 'وصول‌نشدنی' }, { token })

/** By two people. */
export const writeOff = async (lineId: string): Promise<void> => {
  const { body } = await askWriteOff(await staffToken('credit'), lineId)
  const token = await staffToken('approver')
  const answer = await post(`/api/admin/approvals/${body.approvalId}/approve`, {}, { token })
  assert.equal(answer.status, 200, JSON.stringify([body, answer.body]))
}
