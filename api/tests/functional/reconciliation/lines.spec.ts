import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop } from '#factories/shop'
import { decideChange } from '#tests/support/change_requests'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'
import {
  csvOf,
  depositsHere,
  linesOf,
  mt940Of,
  reconciliationsPath,
  sendStatement,
  type Told,
} from '#tests/support/reconciliation'

const to = () => clock.today()
const period = () => ({ from: addDays(to(), -5), to: to() })

test.group('A line that does not match', (group) => {
  let token: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('finance')
  })
  group.teardown(cleanDatabase)

  const imported = async (told: readonly Told[]) => {
    const { status, body } = await sendStatement(token, csvOf(told), period())
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id as string
  }
  const resolve = (id: string, body: object, by = token) =>
    post(`/api/admin/reconciliation-lines/${id}/resolve`, body, { token: by })
  const close = (id: string, body: object = {}, by = token) =>
    post(`${reconciliationsPath}/${id}/close`, body, { token: by })
  const held = async () =>
    (await get('/api/admin/gateway-deposits/held', { token })).body.gateways[0].held as number
  const captured = async (amount: number) => {
    const { redirect } = await startCharge(await aShop(), amount)
    await submit(await decideAtBank(redirect, 'success'))
  }
  const told = (reference: string, amount: number): Told => ({ reference, day: to(), amount })

  test('is booked as the deposit that the bank names, in one transaction, and closed by one person', async ({
    assert,
  }) => {
    await captured(900_000)
    const id = await imported([told('DEP-1', 600_000), told('DEP-2', 500_000)])
    const [first, second] = await linesOf(token, id)
    const body = { note: 'واریز درگاه آزمایشی', action: 'BOOKED', indicator: 'BANKTEST' }
    assert.equal((await resolve(first!.id, { ...body, indicator: undefined })).status, 422)
    assert.equal(await held(), 900_000)
    const booked = await resolve(first!.id, body)
    assert.equal(booked.status, 200, JSON.stringify(booked.body))
    assert.containSubset(booked.body, { state: 'RESOLVED', resolution: 'BOOKED' })
    assert.equal(await held(), 300_000)
    // More than the gateway holds: neither deposit nor resolution.
    assert.equal((await resolve(second!.id, body)).status, 422)
    assert.equal((await linesOf(token, id))[1]!.state, 'OPEN')
    assert.equal((await resolve(first!.id, body)).status, 422)
    assert.equal((await close(id)).status, 422)
    await captured(300_000)
    assert.equal((await resolve(second!.id, body)).status, 200)
    const closed = await close(id, {}, await staffToken('finance'))
    assert.equal(closed.status, 200, JSON.stringify(closed.body))
    assert.equal(closed.body.status, 'CLOSED')
    assert.equal((await close(id)).status, 409)
    await expectLedgerInBalance()
  })

  test('is reversed where we recorded what the bank does not know', async ({ assert }) => {
    await captured(900_000)
    const deposit = {
      indicator: 'BANKTEST',
      amount: 400_000,
      trackingNumber: 'WRONG-1',
      depositedOn: to(),
    }
    await post('/api/admin/gateway-deposits', deposit, { token })
    const { id } = (await sendStatement(token, mt940Of([]), period())).body
    const [line] = await linesOf(token, id, 'MISSING_THERE')
    assert.equal(line!.ourReference, 'WRONG-1')
    assert.equal((await resolve(line!.id, { note: 'x', action: 'BOOKED' })).status, 422)
    assert.equal(
      (await resolve(line!.id, { note: 'اشتباه ثبت شده بود', action: 'REVERSED' })).status,
      200
    )
    assert.equal(await held(), 900_000)
    await expectLedgerInBalance()
  })

  test('stays open while the bank is asked, and needs a second person where it was only explained', async ({
    assert,
  }) => {
    const id = await imported([told('FEE-1', -1_000)])
    const [line] = await linesOf(token, id)
    assert.equal((await resolve(line!.id, { note: 'پرسیدیم', action: 'ASKED_BANK' })).status, 200)
    assert.equal((await close(id, { reason: 'x' })).status, 422)
    assert.equal((await resolve(line!.id, { note: 'دوباره', action: 'ASKED_BANK' })).status, 422)
    assert.equal((await resolve(line!.id, { note: '', action: 'EXPLAINED' })).status, 422)
    const explained = await resolve(line!.id, { note: 'کارمزد حساب', action: 'EXPLAINED' })
    assert.equal(explained.status, 200, JSON.stringify(explained.body))
    assert.equal((await close(id)).status, 422)
    const asked = await close(id, { reason: 'کارمزد ماهانه بانک' })
    assert.equal(asked.status, 200, JSON.stringify(asked.body))
    assert.equal(asked.body.status, 'PENDING')
    assert.equal((await close(id, { reason: 'باز' })).status, 409)
    assert.equal((await decideChange(token, asked.body.requestId)).status, 422)
    const { body: waiting } = await get(`${reconciliationsPath}/${id}`, { token })
    assert.equal(waiting.status, 'OPEN')
    assert.lengthOf(waiting.waitingChanges, 1)
    const second = await staffToken('finance')
    assert.equal((await decideChange(second, asked.body.requestId)).body.status, 'APPROVED')
    const { body } = await get(`${reconciliationsPath}/${id}`, { token })
    assert.equal(body.status, 'CLOSED')
    assert.equal((await resolve(line!.id, { note: 'x', action: 'EXPLAINED' })).status, 409)
  })

  test('is booked once, whoever tries at once', async ({ assert }) => {
    await captured(900_000)
    const id = await imported([told('DEP-9', 100_000)])
    const [line] = await linesOf(token, id)
    const body = { note: 'x', action: 'BOOKED', indicator: 'BANKTEST' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => resolve(line!.id, body)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.equal(await held(), 800_000)
  })

  test('days without a file are named until somebody brings it', async ({ assert }) => {
    const yesterday = addDays(to(), -1)
    await depositsHere([{ reference: 'A', day: yesterday, amount: 5 }])
    const missing = async () =>
      (await get(`${reconciliationsPath}/missing`, { token })).body.sources
    assert.deepEqual(await missing(), [{ source: 'BANK', days: [yesterday] }])
    const { body } = await get('/api/admin/dashboard', { token })
    assert.deepEqual(body.queues.missingStatements, {
      count: 1,
      sources: [{ source: 'BANK', days: [yesterday] }],
    })
    await imported([{ reference: 'A', day: yesterday, amount: 5 }])
    assert.deepEqual(await missing(), [])
  })
})
