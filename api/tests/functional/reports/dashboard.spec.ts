import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { newId } from '#app/platform/values/ids'
import { aShop, aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { aStaffUser } from '#factories/staff'
import { anInvoice } from '#factories/invoice'
import { aSupplier } from '#factories/distributor'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { list } from '#tests/support/resources'
import { staffToken } from '#tests/support/identity'
import { aPaidInvoice } from '#tests/support/late_invoices'
import { cancel, freeze } from '#tests/support/orders'
import { aFinanceTeam, aMatureInvoice, anApprovedRun, preview } from '#tests/support/settlement'

const million = 1_000_000
const dashboard = async (token: string) => (await get('/api/admin/dashboard', { token })).body

const aDistributorRequest = async (distributorId: string, status: string) => {
  const { id } = await aStaffUser('finance')
  const decided = status === 'PENDING' ? {} : { decided_by: id, decided_at: new Date() }
  const row = {
    id: newId(),
    kind: 'distributor-requests',
    action: 'IBAN',
    subject_type: 'distributors',
    subject_id: distributorId,
    waits_on: distributorId,
    status,
    before: {},
    after: {},
    reason: 'نامه',
    requested_by: id,
    requested_at: new Date(),
    ...decided,
  }
  await asOwner((trx) => trx.table('change_requests').insert(row))
}

test.group('The dashboard', (group) => {
  group.each.setup(() => cleanDatabase())

  test('counts the files that wait, by step, and tells since when', async ({ assert }) => {
    const token = await staffToken('kyc')
    assert.deepEqual((await dashboard(token)).queues.reviews, {
      identity: 0,
      shop: 0,
      docs: 0,
      files: 0,
      oldestAt: null,
    })
    const files = [await aShop({ steps: 'PENDING' }), await aShop({ steps: 'PENDING' })]
    await aShop({ steps: 'APPROVED' })
    const sent = ['2026-03-01T08:00:00.000Z', '2026-03-02T08:00:00.000Z']
    for (const [index, { registrationId: id }] of files.entries()) {
      const at = new Date(sent[index])
      await db
        .from('registrations')
        .where({ id })
        .update({ identity_sent_at: at, shop_sent_at: at, docs_sent_at: at })
    }
    const first = files[0].registrationId
    await db.from('registrations').where({ id: first }).update({ shop_status: 'APPROVED' })
    assert.deepEqual((await dashboard(token)).queues.reviews, {
      identity: 2,
      shop: 1,
      docs: 2,
      files: 2,
      oldestAt: sent[0],
    })
  })

  test('counts who has paid and waits for credit, not who has it or lacks a step', async ({
    assert,
  }) => {
    const token = await staffToken('credit')
    await aShopThatPaid(500 * million)
    await aShopThatPaid(1000 * million)
    await aShopThatPaid(2000 * million, { steps: 'PENDING' })
    await aShopWithCredit(500 * million)
    const { queues } = await dashboard(token)
    assert.deepEqual(queues.allocation, { count: 2, amount: 1500 * million })
  })

  test('counts what waits for a second person', async ({ assert }) => {
    const token = await staffToken('approver')
    const { id } = await aStaffUser('credit')
    const ask = (status: string) =>
      asOwner((trx) =>
        trx.table('approvals').insert({
          id: newId(),
          kind: 'ALLOCATE_CREDIT',
          subject_type: 'registrations',
          subject_id: newId(),
          payload: { amount: 5000 * million },
          requested_by: id,
          requested_at: new Date(),
          status,
        })
      )
    await ask('PENDING')
    await ask('PENDING')
    await ask('REJECTED')
    const { queues } = await dashboard(token)
    assert.deepEqual(queues.changeRequests, { count: 2 })
  })

  test('counts what waits of runs, accounts and fees of distributors, and staff', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const supplier = await aSupplier()
    const { run: refused } = await anApprovedRun(4 * million, team)
    await aMatureInvoice(6 * million, supplier)
    await preview(team.maker)
    await db
      .from('payouts')
      .where({ run_id: refused.id })
      .update({
        status: 'FAILED',
        retry_iban: 'IR110120000000005500000002',
        retry_requested_by: (await aStaffUser('finance')).id,
        retry_requested_at: new Date(),
      })
    const ask = (status: string) => aDistributorRequest(supplier.id, status)
    await ask('REJECTED')
    await ask('PENDING')
    const { queues } = await dashboard(await staffToken('super'))
    assert.deepEqual(queues.changeRequests, { count: 3 })
    const { body } = await list('change-requests', team.checker, { filter: { status: 'PENDING' } })
    assert.sameDeepMembers(
      body.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
      [
        ['settlement-runs', 6 * million],
        ['payout-retries', 4 * million],
        ['distributor-requests', null],
      ]
    )
    const maker = (await dashboard(team.maker)).queues
    assert.deepEqual(maker.changeRequests, { count: 2 }, 'without the own run')
  })

  test('counts transfers that the bank refused, with their sum, for whoever sends them again', async ({
    assert,
  }) => {
    const team = await aFinanceTeam()
    const before = (await dashboard(team.maker)).queues.failedPayouts!
    const { run, payout } = await anApprovedRun(4 * million, team)
    const failed = async () => (await dashboard(team.maker)).queues.failedPayouts
    assert.deepEqual(await failed(), before)
    await db.from('payouts').where({ run_id: run.id }).update({ status: 'FAILED' })
    assert.deepEqual(await failed(), {
      count: before.count + 1,
      amount: before.amount + payout.net,
    })
    for (const role of ['auditor', 'credit', 'kyc'] as const) {
      const { queues } = await dashboard(await staffToken(role))
      assert.notProperty(queues, 'failedPayouts', role)
    }
  })

  test('counts cards, parcels, disputes and requests for whoever works on them, and for nobody else', async ({
    assert,
  }) => {
    const shop = await aShopWithCredit(500 * million)
    await db.from('cards').where('owner_id', shop.userId).update({ status: 'PRINT_PENDING' })
    const legal = await staffToken('legal')
    const text = { contractType: 'CARD', body: '# ماده ۱\nمتن' }
    const draft = await post('/api/admin/contract-templates', text, { token: legal })
    const path = `/api/admin/contract-templates/${draft.body.id}/requests`
    await post(path, { reason: 'متن تازه' }, { token: legal })
    const none = { count: 0 }
    const queuesOf = async (role: 'card' | 'support' | 'finance' | 'approver') =>
      (await dashboard(await staffToken(role))).queues
    const toPrint = { cardsToPrint: { count: 1 }, cardsReturned: none, parcels: none }
    assert.deepEqual(await queuesOf('card'), toPrint)
    assert.notProperty(await queuesOf('support'), 'cardsToPrint')
    assert.containSubset(await queuesOf('finance'), { disputes: none, changeRequests: none })
    const approver = await queuesOf('approver')
    assert.containSubset(approver, { changeRequests: { count: 1 } })
    assert.notProperty(approver, 'disputes')
  })

  test('groups what is owed by how late it is, and leaves out what is no debt', async ({
    assert,
  }) => {
    const token = await staffToken('finance')
    const late = async (days: number) => aPaidInvoice(await aShopWithCredit(20 * million), days)
    const days = [0, -7, -8, 1, 30, 31, 60, 61, 90, 91, 400]
    const owed = new Map<number, number>()
    for (const day of days) owed.set(day, (await late(day)).owed)
    const fraud = await late(5)
    await freeze(fraud)
    await cancel(await late(5))
    const of = (...group: number[]) => ({
      amount: group.reduce((sum, day) => sum + owed.get(day)!, 0),
      count: group.length,
    })
    const { money } = await dashboard(token)
    assert.deepEqual(money.dueToday, of(0))
    assert.deepEqual(money.dueInSevenDays, of(0, -7))
    assert.deepEqual(money.notDue, of(0, -7, -8))
    assert.deepEqual(money.pastDue, {
      '1-30': of(1, 30),
      '31-60': of(31, 60),
      '61-90': of(61, 90),
      '91+': of(91, 400),
    })
  })

  test('subtracts what was paid of an installment', async ({ assert }) => {
    const token = await staffToken('finance')
    const shop = await aShopWithCredit(100 * million)
    const { id, owed } = await aPaidInvoice(shop, 3)
    await db
      .from('installments')
      .where({ order_id: id })
      .update({ paid_amount: 4 * million })
    const { money } = await dashboard(token)
    assert.deepEqual(money.pastDue['1-30'], { amount: owed - 4 * million, count: 1 })
  })

  test('sums the lines without those of test customers', async ({ assert }) => {
    const token = await staffToken('finance')
    const shop = await aShopWithCredit(100 * million)
    const { owed } = await aPaidInvoice(shop, -60)
    const sandbox = await aShopWithCredit(900 * million)
    await db.from('users').where({ id: sandbox.userId }).update({ is_test: true })
    const { money } = await dashboard(token)
    assert.deepEqual(money.lines, { limit: 100 * million, used: owed, held: 0 })
  })

  test('shows thirty days of Tehran, the empty ones too', async ({ assert }) => {
    const token = await staffToken('credit')
    const shop = await aShopWithCredit(100 * million)
    const [late, early] = [await aPaidInvoice(shop, -60), await aPaidInvoice(shop, -60)]
    await anInvoice({ shop, amount: million })
    const today = clock.today()
    const day = addDays(today, -10)
    // The day's first moment in Tehran, and the last of the day before.
    const start = new Date(`${day}T00:00:00+03:30`)
    const paidAt = (id: string, at: Date) => db.from('orders').where({ id }).update({ paid_at: at })
    await paidAt(late.id, start)
    await paidAt(early.id, new Date(start.getTime() - 1))

    const { days } = (await dashboard(token)).trends
    assert.lengthOf(days, 30)
    assert.equal(days[0].date, addDays(today, -29))
    assert.deepEqual(days[29], {
      date: today,
      applications: 1,
      approvals: 1,
      payments: 0,
      paidAmount: 0,
    })
    const on = (date: string) => days.find((other: { date: string }) => other.date === date)
    assert.deepInclude(on(day), { payments: 1, paidAmount: 10 * million, applications: 0 })
    assert.deepInclude(on(addDays(day, -1)), { payments: 1, paidAmount: 10 * million })
  })

  test('shows each role the parts whose lists it may open', async ({ assert }) => {
    const parts = async (role: Parameters<typeof staffToken>[0]) => {
      const { queues, money, trends } = await dashboard(await staffToken(role))
      return { queues: Object.keys(queues), money: money !== null, trends: trends !== null }
    }
    const credit = ['reviews', 'allocation']
    const change = 'changeRequests'
    const holders = ['cardHolders', 'cardContracts']
    const companies = ['companies', 'companyAllocations', ...holders]
    const goods = ['cardsToPrint', 'cardsReturned', 'parcels', 'disputes']
    const money = ['paymentsInDoubt', 'failedPayouts', change, 'payoutAlarms']
    const all = [...credit, ...money, ...goods, ...companies, 'openDays', 'missingStatements']
    assert.deepEqual(await parts('super'), { queues: all, money: true, trends: true })
    const read = { queues: ['openDays'], money: true, trends: true }
    assert.deepEqual(await parts('auditor'), read)
    assert.deepEqual(await parts('kyc'), { queues: ['reviews'], money: false, trends: false })
    const second = ['allocation', change, 'companyAllocations']
    assert.deepEqual(await parts('approver'), { queues: second, money: false, trends: false })
    const finance = [...money, 'disputes', 'openDays', 'missingStatements']
    assert.deepEqual(await parts('finance'), { queues: finance, money: true, trends: true })
    const noFigures = { money: false, trends: false }
    const legal = [change, 'companies', ...holders]
    assert.deepEqual(await parts('legal'), { queues: legal, ...noFigures })
    const card = ['cardsToPrint', 'cardsReturned', 'parcels']
    assert.deepEqual(await parts('card'), { queues: card, ...noFigures })
  })

  test('is not for distributors, even if their role may read it', async ({ assert }) => {
    const at = new Date()
    const distributorId = newId()
    await db.table('distributors').insert({
      id: distributorId,
      name: 'x',
      slug: distributorId,
      category: 'x',
      plans: [],
      search_key: 'x',
      created_at: at,
      updated_at: at,
    })
    const token = await staffToken('super', { distributorId })
    assert.equal((await get('/api/admin/dashboard', { token })).status, 403)
  })
})
