import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aShop } from '#factories/shop'
import { decideChange } from '#tests/support/change_requests'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'
import {
  closeStatement,
  csvOf,
  linesOf,
  mt940Of,
  reconciliationsPath,
  resolveLine,
  sendStatement,
  type Told,
} from '#tests/support/reconciliation'

const to = () => clock.today()
const period = () => ({ from: addDays(to(), -5), to: to() })
const told = (reference: string, amount: number): Told => ({ reference, day: to(), amount })
const booked = { note: 'واریز درگاه', action: 'BOOKED', indicator: 'BANKTEST' }
const explained = { note: 'کارمزد حساب', action: 'EXPLAINED' }
const reason = 'همه روشن است'

test.group('A statement is closed', (group) => {
  let token: string
  let second: string
  group.each.setup(async () => {
    await cleanDatabase()
    token = await staffToken('finance')
    second = await staffToken('finance')
    const { redirect } = await startCharge(await aShop(), 900_000)
    await submit(await decideAtBank(redirect, 'success'))
  })
  group.teardown(cleanDatabase)

  const imported = async (file: Uint8Array<ArrayBuffer>) => {
    const { status, body } = await sendStatement(token, file, period())
    if (status !== 201) throw new Error(JSON.stringify(body))
    const lines = await linesOf(token, body.id)
    return { id: body.id as string, lines: lines.filter(({ status: is }) => is !== 'MATCHED') }
  }
  const record = (trackingNumber: string) =>
    post(
      '/api/admin/gateway-deposits',
      { indicator: 'BANKTEST', amount: 300_000, trackingNumber, depositedOn: to() },
      { token }
    )
  const statusOf = async (id: string) =>
    (await get(`${reconciliationsPath}/${id}`, { token })).body.status as string
  const amountOf = async (id: string) =>
    (await db.from('change_requests').where({ id }).firstOrFail()).amount as number

  test('by two, where the deposit that was booked for a line was reversed after it', async ({
    assert,
  }) => {
    const { id, lines } = await imported(mt940Of([told('DEP-1', 300_000)]))
    const { body } = await resolveLine(token, lines[0]!.id, booked)
    const path = `/api/admin/gateway-deposits/${body.depositId}/reverse`
    assert.equal((await post(path, { reason }, { token })).status, 200)
    assert.equal((await closeStatement(token, id)).status, 422)
    const asked = await closeStatement(token, id, { reason })
    assert.equal(asked.body.status, 'PENDING', JSON.stringify(asked.body))
    assert.equal(await amountOf(asked.body.requestId), 300_000)
  })

  test('by two, where a deposit that was reversed for a line was recorded again', async ({
    assert,
  }) => {
    await record('DEP-1')
    const { id, lines } = await imported(mt940Of([]))
    const reversed = { note: 'در بانک نیست', action: 'REVERSED' }
    assert.equal((await resolveLine(token, lines[0]!.id, reversed)).status, 200)
    assert.equal((await record('00DEP 1')).status, 201)
    assert.equal((await closeStatement(token, id)).status, 422)
    assert.equal((await closeStatement(token, id, { reason })).body.status, 'PENDING')
  })

  test('with what both ways come to, not with what is left of them', async ({ assert }) => {
    const { id, lines } = await imported(csvOf([told('IN', 5_000), told('OUT', -5_000)]))
    for (const line of lines) await resolveLine(token, line.id, explained)
    const asked = await closeStatement(token, id, { reason })
    assert.equal(await amountOf(asked.body.requestId), 10_000)
  })

  test('by another person than who sent a table of the bank, whose rows are changed with ease', async ({
    assert,
  }) => {
    await record('DEP-1')
    const { id } = await imported(csvOf([told('DEP-1', 300_000)]))
    const refused = await closeStatement(token, id)
    assert.equal(refused.status, 422)
    assert.match(refused.body.errors[0].message, /خودتان فرستاده‌اید/)
    const asked = await closeStatement(token, id, { reason })
    assert.equal(asked.body.status, 'PENDING')
    assert.equal((await decideChange(token, asked.body.requestId)).status, 422)
    assert.equal((await closeStatement(second, id)).status, 409)
    assert.equal(await statusOf(id), 'OPEN')
    assert.equal((await decideChange(second, asked.body.requestId)).body.status, 'APPROVED')
    assert.equal(await statusOf(id), 'CLOSED')
  })

  test('no line is changed while its closing waits for the second person', async ({ assert }) => {
    const { id, lines } = await imported(csvOf([told('FEE', -1_000)]))
    await resolveLine(token, lines[0]!.id, explained)
    const asked = await closeStatement(token, id, { reason })
    assert.equal(asked.body.status, 'PENDING')
    assert.equal((await resolveLine(token, lines[0]!.id, explained)).status, 409)
  })

  test('not by an approval of what has changed since', async ({ assert }) => {
    const { id, lines } = await imported(csvOf([told('DEP-1', 300_000), told('FEE', -1_000)]))
    const { body } = await resolveLine(
      token,
      lines.find(({ theirReference }) => theirReference === 'DEP-1')!.id,
      booked
    )
    const fee = lines.find(({ theirReference }) => theirReference === 'FEE')!
    await resolveLine(token, fee.id, explained)
    const asked = await closeStatement(token, id, { reason })
    const path = `/api/admin/gateway-deposits/${body.depositId}/reverse`
    assert.equal((await post(path, { reason }, { token })).status, 200)
    assert.equal((await decideChange(second, asked.body.requestId)).status, 409)
    assert.equal(await statusOf(id), 'OPEN')
  })

  test('before or after its last line is cleared up, and never in between', async ({ assert }) => {
    const { id, lines } = await imported(mt940Of([told('DEP-1', 300_000)]))
    const [resolved, closed] = await Promise.all([
      resolveLine(token, lines[0]!.id, booked),
      closeStatement(second, id),
    ])
    assert.equal(resolved.status, 200, JSON.stringify(resolved.body))
    assert.include([200, 422], closed.status)
    assert.equal(await statusOf(id), closed.status === 200 ? 'CLOSED' : 'OPEN')
    const [line] = await linesOf(token, id)
    assert.equal(line!.state, 'RESOLVED')
  })

  test('with what was done to each row in its own history', async ({ assert }) => {
    const { id, lines } = await imported(csvOf([told('FEE', -1_000)]))
    await resolveLine(token, lines[0]!.id, explained)
    const { body } = await get(`${reconciliationsPath}/${id}/history`, { token })
    const { what, reason: note, facts } = body.entries[0]
    assert.deepEqual([what, note], ['تعیین تکلیف ردیف تطبیق', explained.note])
    const { label, before } = facts.find(({ label: of }: { label: string }) => of === 'ردیف فایل')
    assert.deepEqual([label, before], ['ردیف فایل', 2])
  })
})
