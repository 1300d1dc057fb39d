import db from '@adonisjs/lucid/services/db'
import { act } from '#factories/act'
import { staffNamed } from '#factories/staff'
import DecideApproval from '#app/credit/credit_lines/actions/decide_approval'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import AskWriteOff from '#app/credit/write_offs/actions/ask_write_off'
import type { DemoInvoice } from '../data/invoices.js'
import { demoReasons } from '../data/owners.js'
import { customer, pay, sellerOf, send } from './orders.js'

/** When the owner whose debt was given up bought, and since when it is past due. */
export const lostBoughtDaysAgo = 260
const pastDueDays = 200

const invoice: DemoInvoice = {
  owner: 'written-off',
  distributor: 'pakhsh-nemoone',
  number: 'NM-100501',
  items: [{ itemName: 'برنج هاشمی ۱۰ کیلویی', unitType: 'کیسه', qty: 20, price: 11_400_000 }],
  dueDateInDays: lostBoughtDaysAgo - pastDueDays,
}

/** An owner whose debt two people have written off, once. */
export const seedLosses = async (): Promise<void> => {
  if (await db.from('orders').where({ external_id: invoice.number }).first()) return
  const owner = await customer(invoice.owner)
  const { id } = await clock.inThePast(lostBoughtDaysAgo, async () => {
    const order = await send(invoice, await sellerOf(invoice.distributor), owner)
    await pay(order, owner)
    return order
  })
  // What takes months is set by hand.
  await db
    .from('installments')
    .where({ order_id: id })
    .update({ due_date: addDays(clock.today(), -pastDueDays), status: 'PAST_DUE' })
  const line = await db.from('credit_lines').where({ owner_id: owner.id }).firstOrFail()
  const asked = await act(AskWriteOff, {
    actor: await staffNamed('credit'),
    creditLineId: line.id,
    reason: demoReasons.loss,
    isDryRun: false,
  })
  if (asked.status !== 'PENDING_APPROVAL')
    throw new Error(`the demo's write-off is ${asked.status}`)
  const { approvalId } = asked
  await act(DecideApproval, { actor: await staffNamed('approver'), approvalId, isApproved: true })
}
