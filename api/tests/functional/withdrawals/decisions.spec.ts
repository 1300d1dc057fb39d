import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { aCompanyWithCredit } from '#factories/company'
import { aShop, aShopWithCredit } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { anInvoice } from '#factories/invoice'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { freeze, payWithCode } from '#tests/support/orders'
import {
  approve,
  askCode,
  aWithdrawal,
  cancel,
  confirm,
  listOf,
  ownIban,
  rowOf,
  toldOf,
  wayOut,
} from '#tests/support/withdrawals'

const legal = 'kasbeno-fmcg-legal' as const
const set = (key: Parameters<typeof changeSetting>[0], value: never) =>
  db.transaction((trx) => changeSetting(key, value, trx))

/** A shop with this in its wallet that owes an invoice of the amount, due so many days ago. */
const aDebtor = async (cash: number, amount: number, daysAgo: number) => {
  const shop = await aShopWithCredit(amount * 3)
  const invoice = await anInvoice({ shop, amount })
  await payWithCode(shop, invoice.id)
  await db
    .from('installments')
    .where({ order_id: invoice.id })
    .update({ due_date: addDays(clock.today(), -daysAgo) })
  await fillWallet(shop, cash)
  const { amount: owed } = await db
    .from('installments')
    .where({ order_id: invoice.id })
    .firstOrFail()
  return { shop, invoice, owed: owed as number }
}
const block = (lineId: string, reason: string) =>
  db.table('suspensions').insert({ line_id: lineId, reason, note: '', blocked_at: new Date() })

test.group('What is owed stays in the wallet', (group) => {
  group.setup(() => cleanDatabase())

  test('past due first, and what is not due yet not at all', async ({ assert }) => {
    const late = await aDebtor(50_000_000, 10_000_000, 3)
    const { body } = await wayOut(late.shop)
    assert.equal(body.amount, 50_000_000 - late.owed)
    assert.isString(body.reason)
    assert.equal((await askCode(late.shop, 50_000_000 - late.owed + 1)).status, 422)
    const early = await aDebtor(50_000_000, 10_000_000, -30)
    assert.deepEqual((await wayOut(early.shop)).body, { amount: 50_000_000 })
  })

  test('all of it once the line is written off, or its owner blacklisted', async ({ assert }) => {
    const { shop, owed } = await aDebtor(50_000_000, 10_000_000, -30)
    await block(shop.lineId, 'WRITTEN_OFF')
    assert.equal((await wayOut(shop)).body.amount, 50_000_000 - owed)

    const listed = await aDebtor(50_000_000, 10_000_000, -30)
    const credit = await staffToken('credit')
    const made = await post(
      '/api/admin/blacklists',
      { kind: 'PHONE', value: listed.shop.phone, reason: 'آزمون' },
      { token: credit }
    )
    assert.oneOf(made.status, [200, 201], JSON.stringify(made.body))
    assert.equal((await wayOut(listed.shop)).body.amount, 50_000_000 - listed.owed)
  })

  test('everything while a fraud is looked into', async ({ assert }) => {
    const { shop, invoice } = await aDebtor(50_000_000, 10_000_000, -30)
    assert.equal((await freeze(invoice)).status, 200)
    assert.equal((await wayOut(shop)).body.amount, 0)
    const blocked = await aDebtor(50_000_000, 10_000_000, -30)
    await block(blocked.shop.lineId, 'FRAUD')
    assert.equal((await wayOut(blocked.shop)).body.amount, 0)
  })

  test('everything while a payment of a fee is at a gateway', async ({ assert }) => {
    const shop = await aShop({ cash: 9_000_000 })
    const now = new Date()
    const open = {
      id: newId(),
      token: newId(),
      owner_type: 'PERSON',
      owner_id: shop.userId,
      plan: shop.plan,
      purpose: 'platform-fee',
      amount: 1_000,
      indicator: 'BANKTEST',
      status: 'REDIRECTED',
      reference_code: newId(),
      created_at: now,
      updated_at: now,
    }
    await db.table('payments').insert(open)
    assert.equal((await wayOut(shop)).body.amount, 0)
    await db.from('payments').where({ id: open.id }).update({ status: 'FINAL_ERROR' })
    assert.equal((await wayOut(shop)).body.amount, 9_000_000)
  })

  test('also where the debt came after the request: staff do not let it go', async ({ assert }) => {
    const { shop, invoice } = await aDebtor(20_000_000, 10_000_000, -30)
    const id = await aWithdrawal(shop, 20_000_000)
    await db
      .from('installments')
      .where({ order_id: invoice.id })
      .update({ due_date: addDays(clock.today(), -1) })
    const finance = await staffToken('finance')
    const { status, body } = await approve(finance, id)
    assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
    assert.equal((await rowOf(id)).status, 'REQUESTED')
  })
})

test.group('Large withdrawals take two people', (group) => {
  group.setup(() => cleanDatabase())
  group.each.setup(() => set('withdrawalFourEyesAboveRials', 10_000_000 as never))

  test('above the setting, never one and the same', async ({ assert }) => {
    const shop = await aShop({ cash: 50_000_000 })
    const [first, second] = [await staffToken('finance'), await staffToken('approver')]
    const id = await aWithdrawal(shop, 10_000_001)
    assert.deepEqual((await approve(first, id)).body, { status: 'PENDING_APPROVAL' })
    assert.containsSubset(await rowOf(id), { status: 'REQUESTED', approved_by: null })
    assert.equal((await approve(first, id)).status, 422)
    assert.deepEqual((await approve(second, id)).body, { status: 'APPROVED' })
    assert.equal((await approve(second, id)).status, 409)
  })

  test('together with what was approved for the owner in thirty days', async ({ assert }) => {
    const shop = await aShop({ cash: 50_000_000 })
    const finance = await staffToken('finance')
    const [one, two, three] = [
      await aWithdrawal(shop, 6_000_000),
      await aWithdrawal(shop, 4_000_000),
      await aWithdrawal(shop, 1_000_000),
    ]
    assert.equal((await approve(finance, one)).body.status, 'APPROVED')
    assert.equal((await approve(finance, two)).body.status, 'APPROVED')
    assert.equal((await approve(finance, three)).body.status, 'PENDING_APPROVAL')
    // A month later it counts no more.
    await db
      .from('withdrawals')
      .whereIn('id', [one, two])
      .update({ approved_at: db.raw(`approved_at - interval '31 days'`) })
    await db
      .from('withdrawals')
      .where({ id: three })
      .update({ proposed_by: null, proposed_at: null })
    assert.equal((await approve(finance, three)).body.status, 'APPROVED')
    await expectLedgerInBalance()
  })
})

test.group("A company's wallet", (group) => {
  group.setup(() => cleanDatabase())

  test('opens for its CEO, once another mandatory member has agreed', async ({ assert }) => {
    const company = await aCompanyWithCredit({
      ceoLevel: 'MANDATORY',
      levels: ['MANDATORY', 'OPTIONAL'],
      cash: 30_000_000,
    })
    const [mandatory, optional] = company.members.map((member) => ({ ...member, plan: legal }))
    const ceo = { ...company.ceo, token: company.token, plan: legal }
    assert.equal((await askCode(mandatory, 9_000_000)).status, 422)
    const id = await aWithdrawal(ceo, 9_000_000)
    assert.equal(await cashOf(company), 21_000_000)
    assert.lengthOf(await toldOf(mandatory.phone, 'withdrawal-waits'), 1)
    assert.lengthOf(await toldOf(optional.phone, 'withdrawal-waits'), 0)
    assert.containsSubset((await listOf(ceo)).items[0], {
      waitsFor: 'MEMBER',
      mayConfirm: false,
      mayCancel: true,
    })
    assert.containsSubset((await listOf(mandatory)).items[0], { mayConfirm: true, mayCancel: true })
    assert.containsSubset((await listOf(optional)).items[0], {
      mayConfirm: false,
      mayCancel: false,
    })

    const finance = await staffToken('finance')
    assert.equal((await approve(finance, id)).status, 422)
    for (const other of [ceo, optional]) {
      const { status, body } = await confirm(other, id)
      assert.deepEqual([status, body.title], [422, 'BusinessRuleException'])
    }
    assert.equal((await cancel(optional, id)).status, 422)
    const agreed = await confirm(mandatory, id)
    assert.containsSubset(agreed.body, { waitsFor: 'BANK', mayConfirm: false })
    assert.equal((await confirm(mandatory, id)).status, 409)
    assert.equal((await approve(finance, id)).body.status, 'APPROVED')
  })

  test('waits for the member of when it was asked for, whatever the rule says afterwards', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 30_000_000 })
    const member = { ...company.members[0], plan: legal }
    const ceo = { ...company.ceo, token: company.token, plan: legal }
    const id = await aWithdrawal(ceo, 9_000_000)
    const newest = await db
      .from('company_rules')
      .where({ company_id: company.id })
      .orderBy('version', 'desc')
      .firstOrFail()
    const levels = Object.fromEntries(
      Object.keys(newest.levels).map((of) => [of, 'OPTIONAL' as const])
    )
    const created_at = clock.businessNow().toJSDate()
    await db.table('company_rules').insert({
      ...newest,
      version: newest.version + 1,
      levels,
      minimum_optional: 1,
      created_at,
    })

    const finance = await staffToken('finance')
    assert.equal((await approve(finance, id)).status, 422)
    const waiting = encodeURIComponent(JSON.stringify({ waitsForMember: true }))
    const list = await get(`/api/admin/withdrawals?filter=${waiting}`, { token: finance })
    assert.deepEqual(
      list.body.map((row: { id: string }) => row.id),
      [id]
    )
    assert.containsSubset((await confirm(member, id)).body, { waitsFor: 'BANK' })
    assert.equal((await approve(finance, id)).body.status, 'APPROVED')
  })

  test('and closes again when that member says no', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 30_000_000 })
    const member = { ...company.members[0], plan: legal }
    const ceo = { ...company.ceo, token: company.token, plan: legal }
    const id = await aWithdrawal(ceo, 9_000_000)
    assert.containsSubset((await cancel(member, id)).body, {
      status: 'CANCELED',
      endedBy: 'MEMBER',
    })
    assert.equal(await cashOf(company), 30_000_000)
    assert.lengthOf(await toldOf(company.ceo.phone, 'withdrawal-refused'), 1)
    await expectLedgerInBalance()
  })

  test('takes two people of the bank where nobody else must sign', async ({ assert }) => {
    const company = await aCompanyWithCredit({
      levels: ['OPTIONAL'],
      minimum: 1,
      cash: 30_000_000,
    })
    const ceo = { ...company.ceo, token: company.token, plan: legal }
    const id = await aWithdrawal(ceo, 1_000_000)
    const [first, second] = [await staffToken('finance'), await staffToken('finance')]
    assert.equal((await approve(first, id)).body.status, 'PENDING_APPROVAL')
    assert.equal((await approve(first, id)).status, 422)
    assert.equal((await approve(second, id)).body.status, 'APPROVED')
  })

  test("is another company's to nobody", async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'], cash: 30_000_000 })
    const other = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const id = await aWithdrawal({ ...company.ceo, token: company.token, plan: legal }, 9_000_000)
    const stranger = { ...other.members[0], plan: legal }
    assert.equal((await confirm(stranger, id)).status, 404)
    assert.equal((await cancel(stranger, id)).status, 404)
    const path = `/api/wallet/${legal}/withdrawals/${id}`
    assert.equal((await get(path, { token: stranger.token })).status, 404)
    assert.equal((await rowOf(id)).iban, ownIban)
  })
})
