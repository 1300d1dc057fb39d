import assert from 'node:assert/strict'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import ChargeLateFees from '#app/credit/late_fees/actions/charge_late_fees'
import { changeSetting } from '#app/reference/settings/settings'
import type { SettingKey } from '#contracts/settings'
import { transaction } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit } from '#factories/shop'
import { post } from './http.js'
import { staffToken } from './identity.js'
import { installmentRow, owe } from './installments.js'

/** A thousandth a day from the second day past due on, and at most four days' worth. */
const terms: Partial<Record<SettingKey, number>> = {
  lateFeeDailyPpm: 1_000,
  lateFeeCapPpm: 4_000,
  lateFeeGraceDays: 1,
  // Fees of a day are less than anybody would repay at once.
  repaymentMinRials: 1,
  lateFeeFourEyesAboveRials: 20_000,
}
export const lateFeeSettings = Object.keys(terms) as SettingKey[]

/** @returns how to have none again, as the product ships */
export const setLateFees = async () => {
  await transaction(async (trx) => {
    for (const key of lateFeeSettings) await changeSetting(key, terms[key]!, trx)
  })
  return async () => void (await db.from('settings').whereIn('key', lateFeeSettings).delete())
}

export const chargeFor = async (day: string): Promise<number> =>
  (await app.container.make(ChargeLateFees)).execute(day)

export const feeRow = (installmentId: string) =>
  db.from('late_fees').where({ installment_id: installmentId }).first()

/** Three days of a debt: 30,000 rials of 10,000,000. */
export const aLateFee = async (amount = 10_000_000) => {
  const unset = await setLateFees()
  const shop = await aShopWithCredit(100_000_000)
  const { installmentId } = await owe(shop, { amount, dueDateInDays: 1 })
  const { due_date: due } = await installmentRow(installmentId)
  for (const day of [2, 3, 4]) await chargeFor(addDays(due, day))
  const { id: lateFeeId } = await feeRow(installmentId)
  await unset()
  return { shop, installmentId, lateFeeId: String(lateFeeId) }
}

export const forgive = (token: string, body: object, query = '') =>
  post(`/api/admin/credit/forgive-late-fee${query}`, body, { token, key: true })

/** One that waits for its second person. */
export const aLateFeeRequest = async () => {
  const fee = await aLateFee()
  const unset = await setLateFees()
  const { lateFeeId } = fee
  const { status, body } = await forgive(await staffToken('credit'), {
    lateFeeId,
    reason: 'بیماری',
  })
  assert.equal(status, 200, JSON.stringify(body))
  await unset()
  return { ...fee, requestId: String(body.requestId) }
}
