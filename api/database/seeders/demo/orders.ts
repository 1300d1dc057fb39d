import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { plans } from '#contracts/plans'
import { act } from '#factories/act'
import { payInvoice } from '#factories/payment'
import { demoOwners, type DemoState } from '#contracts/demo'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import CancelOrder from '#app/trade/orders/actions/cancel_order'
import CreateSale from '#app/trade/orders/actions/create_sale'
import type { SaleAnswer } from '#app/trade/orders/domain/sale'
import UpdateOrder from '#app/trade/orders/actions/update_order'
import { orderTotal } from '#app/trade/orders/domain/cost'
import type { CustomerActor, Seller } from '#app/platform/audit/actor'
import { personIn } from '#app/people/owners/owner'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { demoInvoices, type DemoInvoice } from '../data/invoices.js'

const cancelReason = 'موجودی انبار کافی نبود.'

/** The program of a distributor; those without one get a client that nobody has the token of. */
export const sellerOf = async (slug: string): Promise<Seller> => {
  const { id: distributorId } = await db.from('distributors').where({ slug }).firstOrFail()
  const known = await db
    .from('partner_clients')
    .where({ distributor_id: distributorId })
    .orderBy('id')
    .first()
  const client = known ?? { id: newId(), name: slug }
  if (!known) {
    await db.table('partner_clients').insert({
      ...client,
      distributor_id: distributorId,
      token_hash: tokenHash(newToken()),
      scopes: ['supplier'],
      created_at: clock.systemNow().toJSDate(),
    })
  }
  const { id, name } = client
  return { kind: 'partner', id, name, distributorId, scopes: ['supplier'], plans, isTest: false }
}

export const customer = async (state: DemoState): Promise<CustomerActor> => {
  const phone = demoOwners[state]
  const { id, plan } = await db.from('users').where({ phone }).firstOrFail()
  const owner = personIn(id, plan)
  return { kind: 'customer', id, phone, owner, sessionId: newId(), isTest: false }
}

export const send = async (invoice: DemoInvoice, seller: Seller, owner: CustomerActor) => {
  const branch = await db
    .from('distributor_branches')
    .where({ distributor_id: seller.distributorId })
    .orderBy('id')
    .first()
  return act(CreateSale, {
    actor: seller,
    externalId: invoice.number,
    customer: { phone: owner.phone, plan: owner.owner.plan || 'kasbeno-fmcg-real' },
    items: invoice.items,
    grandTotalAmount: orderTotal(invoice.items)!,
    dueDateInDays: invoice.dueDateInDays,
    invoicedAt: clock.businessNow() as DateTime<true>,
    branchId: branch?.id,
  })
}

export const pay = ({ id }: SaleAnswer, owner: CustomerActor) => payInvoice(id, owner)

/** What takes weeks is set by hand. */
export const letFallPastDue = async ({ id }: SaleAnswer, { dueDateInDays }: DemoInvoice) => {
  const paidAt = clock
    .businessNow()
    .minus({ days: dueDateInDays + 2 })
    .toJSDate()
  await db
    .from('orders')
    .where({ id })
    .update({ created_at: paidAt, invoiced_at: paidAt, paid_at: paidAt, updated_at: paidAt })
  await db
    .from('installments')
    .where({ order_id: id })
    .update({ due_date: addDays(clock.today(), -2), status: 'PAST_DUE', created_at: paidAt })
}

const ends: Record<
  NonNullable<DemoInvoice['then']>,
  (
    order: SaleAnswer,
    invoice: DemoInvoice,
    seller: Seller,
    owner: CustomerActor
  ) => Promise<unknown>
> = {
  'paid': (order, _invoice, _seller, owner) => pay(order, owner),
  'past-due': async (order, invoice, _seller, owner) => {
    await pay(order, owner)
    await letFallPastDue(order, invoice)
  },
  'canceled': async ({ referenceNumber }, _invoice, actor) =>
    act(CancelOrder, { actor, referenceNumber, reason: cancelReason }),
  'returned': async (order, { items: [first] }, seller, owner) => {
    await pay(order, owner)
    const items = [first]
    const { referenceNumber } = order
    const grandTotalAmount = orderTotal(items)!
    await act(UpdateOrder, { actor: seller, referenceNumber, items, grandTotalAmount })
  },
}

/** Invoices of the demo's owners, each once, made and paid by the product's own commands. */
export const seedOrders = async (): Promise<void> => {
  for (const invoice of demoInvoices) {
    if (await db.from('orders').where({ external_id: invoice.number }).first()) continue
    const seller = await sellerOf(invoice.distributor)
    const owner = await customer(invoice.owner)
    const order = await send(invoice, seller, owner)
    if (invoice.then) await ends[invoice.then](order, invoice, seller, owner)
  }
}
