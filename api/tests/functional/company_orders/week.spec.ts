import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { twoWeeks } from '#app/trade/company_orders/domain/due_weeks'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, paysBy } from '#factories/company'
import { aDevice } from '#factories/device'
import { aNamedHolder, uploadContract } from '#tests/support/card_holders'
import { aCompanyInvoice, orderPath, payAsCeo, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { charge } from '#tests/support/devices'
import { chargeFor, setLateFees } from '#tests/support/late_fees'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company/week'
const cost = 10_000_000 + 50_000 + 295_890
const million = 1_000_000

test.group('The week of a company’s CEO', (group) => {
  group.setup(() => cleanDatabase())

  test('is what waits for them, what was done and what falls due, in one answer for them alone', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'NOT_ALLOWED'],
      ceoLevel: 'OPTIONAL',
      minimum: 1,
    })
    const [member] = company.members
    const see = async () => ok(await get(path, { token: company.token })).body
    const none = { count: 0, amount: 0 }
    const empty = await see()
    assert.containsSubset(empty, { signed: none, paid: none, contractsToSign: 0, holders: [] })
    assert.deepEqual(empty.toSign, { ...none, items: [] })

    // One that waits for the CEO, one that waits for the member alone, one to pay; four that were paid.
    const orders = []
    for (let at = 0; at < 7; at++) orders.push(await aCompanyInvoice(company))
    const [, awaitsMember, approved, today, late, next, old] = orders
    for (const { id } of [approved, today, late, next, old]) await sign(member, id)
    for (const { id } of [awaitsMember, approved, today, late, next, old])
      await sign(company.ceo, id)
    for (const { id } of [today, late, next, old]) await payAsCeo(company.ceo, id)
    const day = clock.today()
    const [, { from }] = twoWeeks(day)
    const dueOn = (id: string, due_date: string) =>
      db.from('installments').where('order_id', id).update({ due_date })
    await dueOn(today.id, day)
    await dueOn(next.id, from)
    await dueOn(late.id, addDays(day, -3))
    await dueOn(old.id, addDays(day, 60))
    // What was done eight days ago is no part of it.
    const past = clock.businessNow().minus({ days: 8 }).toJSDate()
    await db.from('orders').where('id', old.id).update({ paid_at: past })
    await db.from('approbations').where('document_id', old.id).update({ decided_at: past })
    const unset = await setLateFees()
    await chargeFor(addDays(day, -1))
    await unset()
    const holder = await aCompanyHolder(company, { ceiling: 5 * million })
    const named = await aNamedHolder(company as never)
    ok(await uploadContract(company, named.userId))
    const token = company.token
    await paysBy(company)
    ok(await charge(await aDevice(), holder, 2 * million))
    const byCard = await db
      .from('installments')
      .join('orders', 'orders.id', 'installments.order_id')
      .where('grand_total_amount', 2 * million)
      .select('installments.amount')
      .firstOrFail()

    const week = await see()
    assert.equal(week.today, day)
    assert.containsSubset(week.toSign, { count: 1, amount: cost })
    assert.equal(week.toSign.items[0].id, orders[0].id)
    assert.containsSubset(week.toPay, { count: 1, amount: cost })
    assert.deepEqual(
      week.toPay.items.map(({ id }: { id: string }) => id),
      [approved.id]
    )
    assert.equal(week.contractsToSign, 1)
    assert.deepEqual(week.signed, { count: 4, amount: 4 * cost })
    assert.deepEqual(week.paid, { count: 4, amount: 3 * cost + Number(byCard.amount) })
    const one = { count: 1, amount: cost }
    assert.deepEqual(
      week.weeks.map(({ days }: { days: object[] }) => days),
      [[{ day, ...one }], [{ day: from, ...one }]]
    )
    const fee = await db.from('late_fees').where('owner_id', company.id).firstOrFail()
    assert.isAbove(Number(fee.charged), 0)
    const lateFees = Number(fee.charged)
    assert.deepEqual(week.pastDue, { count: 1, amount: cost + lateFees, lateFees })
    assert.lengthOf(week.holders, 1)
    const spent = { phone: holder.phone, ceiling: 5 * million, spentThisMonth: 2 * million }
    assert.containsSubset(week.holders[0], spent)
    // What the dashboard says of the same invoices.
    const panel = ok(await get(orderPath('panel'), { token })).body
    assert.equal(panel.pendingPayment.amount, week.toPay.amount)
    assert.deepEqual(panel.pastDue, { count: 1, amount: week.pastDue.amount })

    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const others = ok(await get(path, { token: rival.token })).body
    assert.containsSubset(others, { toSign: none, toPay: none, signed: none, paid: none })
    assert.containsSubset(others, { pastDue: { ...none, lateFees: 0 }, holders: [] })
    const refused = await get(path, { token: member.token })
    assert.equal(refused.status, 422)
    assert.equal((await get(path, { token: company.ceo.personToken })).status, 422)
  })
})
