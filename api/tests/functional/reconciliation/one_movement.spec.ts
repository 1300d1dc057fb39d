import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { freshName } from '#factories/fresh'
import { aShop } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'
import { approved, aRole, createStaff, settle } from '#tests/support/staff'
import {
  closeStatement,
  csvOf,
  linesOf,
  mt940Of,
  resolveLine,
  sendStatement,
  type Told,
} from '#tests/support/reconciliation'

const to = () => clock.today()
const period = () => ({ from: addDays(to(), -5), to: to() })
const movement = (): Told => ({ reference: 'DEP-1', day: to(), amount: 300_000 })
const booked = { note: 'واریز درگاه', action: 'BOOKED', indicator: 'BANKTEST' }
const reversed = { note: 'در بانک نیست', action: 'REVERSED' }

test.group('A movement at the bank', (group) => {
  let token: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('finance')
    const { redirect } = await startCharge(await aShop(), 900_000)
    await submit(await decideAtBank(redirect, 'success'))
  })
  group.teardown(cleanDatabase)

  const lineOf = async (file: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await sendStatement(token, file, period())
    if (status !== 201) throw new Error(JSON.stringify(body))
    const [line] = await linesOf(token, body.id)
    return { id: body.id as string, line: line! }
  }
  const record = (trackingNumber: string, indicator = 'BANKTEST') =>
    post(
      '/api/admin/gateway-deposits',
      { indicator, amount: 300_000, trackingNumber, depositedOn: to() },
      { token }
    )
  const reverse = (id: string) =>
    post(`/api/admin/gateway-deposits/${id}/reverse`, { reason: 'اشتباه بود' }, { token })
  const standing = () => db.from('gateway_deposits').whereNull('reversed_at')

  for (const order of ['csv first', 'MT940 first'] as const)
    test(`that two files tell is booked once, ${order}`, async ({ assert }) => {
      const files = [csvOf([movement()]), mt940Of([movement()])]
      const [one, other] = order === 'csv first' ? files : files.toReversed()
      const [{ line: first }, { line: second }] = [await lineOf(one!), await lineOf(other!)]
      assert.deepEqual([first.status, second.status], ['MISSING_HERE', 'MISSING_HERE'])
      assert.equal((await resolveLine(token, first.id, booked)).status, 200)
      const again = await resolveLine(token, second.id, booked)
      assert.equal(again.status, 409)
      assert.match(again.body.message, /پولی جابه‌جا نشد/)
      assert.lengthOf(await standing(), 1)
      await expectLedgerInBalance()
    })

  test('that two files tell is booked once, when both are booked at once', async ({ assert }) => {
    const lines = [await lineOf(csvOf([movement()])), await lineOf(mt940Of([movement()]))]
    const answers = await Promise.all(lines.map(({ line }) => resolveLine(token, line.id, booked)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    assert.lengthOf(await standing(), 1)
  })

  test('is not booked again once its deposit was reversed, through the line of another file', async ({
    assert,
  }) => {
    const lines = [await lineOf(csvOf([movement()])), await lineOf(mt940Of([movement()]))]
    const first = await resolveLine(token, lines[0]!.line.id, booked)
    assert.equal((await reverse(first.body.depositId)).status, 200)
    assert.equal((await resolveLine(token, lines[1]!.line.id, booked)).status, 409)
    assert.isEmpty(await standing())
  })

  test('is not booked when somebody recorded it by hand meanwhile, however it was typed, under any of its names', async ({
    assert,
  }) => {
    const file = new Uint8Array(
      Buffer.from(`تاریخ;شماره پیگیری;شماره سند;مبلغ\n${to()};TRACE-7;00-45 6;300000\n`)
    )
    const { line } = await lineOf(file)
    assert.equal((await record('456')).status, 201)
    assert.equal((await resolveLine(token, line.id, booked)).status, 409)
    // Whichever gateway it is said to be of.
    await db.from('gateway_deposits').update({ indicator: 'SAMAN' })
    assert.equal((await resolveLine(token, line.id, booked)).status, 409)
    assert.lengthOf(await standing(), 1)
  })

  test('that another file shows beside our deposit is a duplicate, and our deposit is not missed', async ({
    assert,
  }) => {
    await record('DEP-1')
    assert.equal((await lineOf(csvOf([movement()]))).line.status, 'MATCHED')
    const { id } = await lineOf(mt940Of([movement()]))
    const lines = await linesOf(token, id)
    assert.deepEqual(
      lines.map(({ status, ourId }) => [status, ourId]),
      [['DUPLICATE', null]]
    )
  })

  test('keeps our deposit from being reversed through a file that does not show it', async ({
    assert,
  }) => {
    await record('DEP-1')
    // This file does not know it; the one that follows does.
    const { line: missed } = await lineOf(mt940Of([]))
    assert.equal(missed.status, 'MISSING_THERE')
    assert.equal((await lineOf(csvOf([movement()]))).line.status, 'MATCHED')
    const refused = await resolveLine(token, missed.id, reversed)
    assert.equal(refused.status, 409)
    assert.match(refused.body.message, /پولی جابه‌جا نشد/)
    assert.lengthOf(await standing(), 1)
  })

  test('keeps our deposit from being reversed once its statement is closed', async ({ assert }) => {
    await record('DEP-1')
    const { id, line } = await lineOf(mt940Of([movement()]))
    assert.equal((await closeStatement(token, id)).body.status, 'CLOSED')
    const refused = await reverse(line.ourId!)
    assert.equal(refused.status, 409)
    assert.match(refused.body.message, /پولی جابه‌جا نشد/)
    assert.lengthOf(await standing(), 1)
  })

  test('moves nothing for whoever may not record deposits', async ({ assert }) => {
    const { line } = await lineOf(csvOf([movement()]))
    const [asker, second] = [await staffToken('super'), await staffToken('super')]
    const role = await aRole(asker, second, ['reconciliations.list', 'reconciliations.resolve'])
    const username = freshName()
    await approved(await createStaff(asker, { username, role }), second)
    const { token: clerk } = await settle(username)
    const refused = await resolveLine(clerk, line.id, booked)
    assert.equal(refused.status, 403, JSON.stringify(refused.body))
    assert.isEmpty(await standing())
    const explained = { note: 'در دست بررسی', action: 'EXPLAINED' }
    assert.equal((await resolveLine(clerk, line.id, explained)).status, 200)
  })
})
