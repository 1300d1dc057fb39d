import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import ChargeLateFees from '#app/credit/late_fees/actions/charge_late_fees'
import { changeSetting } from '#app/reference/settings/settings'
import type { SettingKey } from '#contracts/settings'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import type { DemoInvoice } from '../data/invoices.js'
import { customer, letFallPastDue, pay, sellerOf, send } from './orders.js'

const invoice: DemoInvoice = {
  owner: 'late-fee',
  distributor: 'pakhsh-nemoone',
  number: 'NM-100301',
  items: [{ itemName: 'چای ممتاز', unitType: 'کارتن', qty: 12, price: 5_200_000 }],
  dueDateInDays: 30,
}

/** 0.1 % of what is past due for each day, to 10 % of it. */
const terms = { lateFeeDailyPpm: 1_000, lateFeeCapPpm: 100_000 } as const

const withTerms = async (values: Partial<Record<SettingKey, number>>) => {
  for (const [key, value] of Object.entries(values)) {
    await db.transaction((trx) => changeSetting(key as SettingKey, value, trx))
  }
}

/**
 * An owner with a late fee, once: charged while theirs is the only debt past due, since the demo charges none
 * otherwise.
 */
export const seedLateFees = async (): Promise<void> => {
  if (await db.from('orders').where({ external_id: invoice.number }).first()) return
  const owner = await customer(invoice.owner)
  const order = await send(invoice, await sellerOf(invoice.distributor), owner)
  await pay(order, owner)
  await letFallPastDue(order, invoice)
  await withTerms(terms)
  const chargeLateFees = await app.container.make(ChargeLateFees)
  await chargeLateFees.execute(addDays(clock.today(), -1))
  await withTerms({ lateFeeDailyPpm: 0, lateFeeCapPpm: 0 })
}
