import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { transaction } from '#app/platform/database/database'
import { expectLedgerInBalance } from '#tests/support/credit'
import { asOwner } from '#factories/as_owner'
import { cleanDatabase } from '#tests/support/database'
import { staffToken } from '#tests/support/identity'
import { aLateFee, forgive, setLateFees } from '#tests/support/late_fees'

test.group('Late fees that are forgiven in slices', (group) => {
  let unset = async () => {}
  group.each.setup(async () => {
    await cleanDatabase()
    return async () => unset()
  })
  group.teardown(cleanDatabase)

  /** 30,000 rials of which one person may forgive 20,000; for all owners together 25,000. */
  const prepare = async () => {
    const fee = await aLateFee()
    unset = await setLateFees()
    await transaction((trx) => changeSetting('lateFeesByOnePersonRials', 25_000, trx))
    return fee
  }
  const slice = async (token: string, lateFeeId: string, amount: number, query = '') =>
    (await forgive(token, { lateFeeId, amount, reason: 'بیماری' }, query)).body
  const rejectWaiting = () =>
    asOwner((trx) => trx.rawQuery(`delete from change_requests where status = 'PENDING'`))

  test('of one fee are one sum, whoever forgives them, for thirty days', async ({ assert }) => {
    const { lateFeeId } = await prepare()
    const [one, other] = [await staffToken('credit'), await staffToken('credit')]
    assert.equal((await slice(one, lateFeeId, 12_000)).status, 'FORGIVEN')
    assert.equal((await slice(other, lateFeeId, 8_000)).status, 'FORGIVEN')
    const would = await slice(other, lateFeeId, 1, '?dryRun=true')
    assert.equal(would.status, 'WOULD_ASK')
    assert.include(would.message, 'امروز برای همین مورد')
    assert.equal((await slice(other, lateFeeId, 1)).status, 'PENDING_APPROVAL')
    await rejectWaiting()
    await asOwner((trx) => trx.rawQuery(`update audit_lines set at = at - interval '31 days'`))
    assert.equal((await slice(other, lateFeeId, 1)).status, 'FORGIVEN')
    await expectLedgerInBalance()
  })

  test('by one person are one sum, whoever they are for', async ({ assert }) => {
    const fees = [await prepare(), await prepare()]
    const [one, other] = [await staffToken('credit'), await staffToken('credit')]
    assert.equal((await slice(one, fees[0].lateFeeId, 20_000)).status, 'FORGIVEN')
    assert.equal((await slice(one, fees[1].lateFeeId, 5_000)).status, 'FORGIVEN')
    assert.equal((await slice(one, fees[1].lateFeeId, 1)).status, 'PENDING_APPROVAL')
    await rejectWaiting()
    assert.equal((await slice(other, fees[1].lateFeeId, 1)).status, 'FORGIVEN')
  })

  test('twenty at once pass no limit', async ({ assert }) => {
    const { lateFeeId } = await prepare()
    const token = await staffToken('credit')
    await Promise.all(Array.from({ length: 20 }, () => slice(token, lateFeeId, 1_500)))
    const { forgiven } = await db.from('late_fees').where({ id: lateFeeId }).firstOrFail()
    assert.isAtMost(forgiven, 20_000)
    assert.isAtLeast(forgiven, 1_500)
  })
})
