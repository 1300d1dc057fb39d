import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { anInvoice } from '#factories/invoice'
import { installmentOf, payWithCode } from './orders.js'

const million = 1_000_000

/** A paid invoice whose installment was due so many days ago. */
export const aPaidInvoice = async (shop: Parameters<typeof payWithCode>[0], daysLate: number) => {
  const invoice = await anInvoice({ shop, amount: 10 * million })
  await payWithCode(shop, invoice.id)
  const dueDate = addDays(clock.today(), -daysLate)
  await db.from('installments').where({ order_id: invoice.id }).update({ due_date: dueDate })
  const { amount } = await installmentOf(invoice.id)
  return { ...invoice, owed: amount as number }
}
