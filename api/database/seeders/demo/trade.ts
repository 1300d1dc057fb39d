import db from '@adonisjs/lucid/services/db'
import { act } from '#factories/act'
import { atBank, chargeWallet } from '#factories/bank'
import PayInstallments from '#app/credit/installments/actions/pay_installments'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { DemoInvoice } from '../data/invoices.js'
import { customer, pay, sellerOf, send } from './orders.js'

/** When the owner with a long past got the credit: its year is nearly over. */
export const tradeBeganDaysAgo = 330

/** Fewer than the codes that a phone is sent in a while: the owner signs in with one more. */
const rounds = 7
const roundDays = 45
const firstDaysAgo = 300
const plan = 'kasbeno-fmcg-real'

const repayAll = async (actor: CustomerActor) => {
  const { owed } = await db
    .from('installments as i')
    .join('orders as o', 'o.id', 'i.order_id')
    .where('o.owner_id', actor.owner.id)
    .select(db.raw('coalesce(sum(i.amount - i.paid_amount), 0)::bigint as owed'))
    .firstOrFail()
  const command = { actor, plan, installmentId: null, amount: owed, origin: atBank.origin }
  await act(PayInstallments, command)
}

const invoiceOf = (round: number): DemoInvoice => ({
  owner: 'year-of-trade',
  distributor: 'pakhsh-nemoone',
  number: `1405-T${String(round).padStart(2, '0')}`,
  dueDateInDays: roundDays,
  items: [
    {
      itemName: 'روغن آفتابگردان ۱٫۸ لیتری',
      unitType: 'کارتن',
      qty: 1 + (round % 3),
      price: 9_850_000,
    },
    { itemName: 'شیر پرچرب یک لیتری', unitType: 'باکس', qty: 2, price: 3_150_000 },
  ],
})

/** Bought on credit, three weeks later money is brought and all is repaid; the last purchase is still owed. */
const tradeOf = async (round: number, actor: CustomerActor) => {
  const began = firstDaysAgo - round * roundDays
  const invoice = invoiceOf(round)
  await clock.inThePast(began, async () => {
    await pay(await send(invoice, await sellerOf(invoice.distributor), actor), actor)
  })
  if (round === rounds - 1) return
  await clock.inThePast(began - 20, () => chargeWallet(actor, 40_000_000))
  await clock.inThePast(began - 21, () => repayAll(actor))
}

/** An owner with nearly a year of movements, for the statement; once. */
export const seedTrade = async (): Promise<void> => {
  if (
    await db
      .from('orders')
      .where({ external_id: invoiceOf(0).number })
      .first()
  )
    return
  const actor = await customer('year-of-trade')
  for (let round = 0; round < rounds; round++) await tradeOf(round, actor)
}
