import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aShopThatPaid } from '#factories/shop'
import { get } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { exported, sheetOf } from '#tests/support/resources'

/** Three of customers, eleven of the house. */
const accounts = 15

const paths = ['trial-balance', 'reconcile'].map((name) => `/api/admin/ledger/${name}/export`)

test.group('The books as files', () => {
  test('the trial balance has a row for each account and their sum, from right to left', async ({
    assert,
  }) => {
    await aShopThatPaid(60_000_000)
    const { id, token } = await aSignedInStaff('finance')
    const file = await exported(`${paths[0]}?format=xlsx`, token)
    assert.equal(file.status, 200)
    const { sheet, rows } = await sheetOf(file.bytes)
    assert.containSubset(sheet.views, [{ rightToLeft: true }])
    assert.lengthOf(rows, 1 + accounts + 1)
    for (const header of rows[0]) assert.match(String(header), /[\u0600-\u06ff]/)
    const [moment, , , debit, credit, debitBalance, creditBalance] = rows.at(-1)!
    assert.instanceOf(moment, Date)
    assert.equal(debit, credit)
    assert.isAbove(Number(debitBalance), 0)
    assert.equal(debitBalance, creditBalance)
    const line = await db.from('audit_lines').where({ actor_id: id }).firstOrFail()
    assert.containSubset(line, { command: 'resource.export', subject_type: 'trial-balance' })
  })

  test('of a past moment are what stood then', async ({ assert }) => {
    const token = await staffToken('finance')
    const file = await exported(`${paths[0]}?at=2020-01-01T00:00:00Z`, token)
    const { rows } = await sheetOf(file.bytes)
    assert.lengthOf(rows, 1 + accounts + 1)
    assert.isTrue(rows.slice(1).every(([, , , debit, credit]) => debit === 0 && credit === 0))
    assert.equal((await get(`${paths[0]}?at=2999-01-01T00:00:00Z`, { token })).status, 422)
  })

  test('the reconciliation has a row for each check, also as CSV', async ({ assert }) => {
    const token = await staffToken('finance')
    const { checks } = (await get('/api/admin/ledger/reconcile', { token })).body
    const file = await exported(`${paths[1]}?format=csv`, token)
    assert.equal(file.status, 200)
    const text = file.bytes.toString('utf8')
    assert.equal(text.charAt(0), '\ufeff')
    assert.isAtLeast(text.trim().split('\r\n').length, checks.length + 1)
    assert.notMatch(text, /-equal-|-have-/)
  })

  test('are for those who read the ledger', async ({ assert }) => {
    const token = await staffToken('kyc')
    for (const path of paths) assert.equal((await get(path, { token })).status, 403)
  })
})
