import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { demoStaff } from '#contracts/demo'
import { setting } from '#app/reference/settings/settings'
import { addDays } from '#app/platform/time/jalali'
import { aShopWithCredit } from '#factories/shop'
import { changesOf, decideChange } from '#tests/support/change_requests'
import { put } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import { installmentRow, owe } from '#tests/support/installments'
import { chargeFor, feeRow, lateFeeSettings } from '#tests/support/late_fees'

/** Whom the demo has, and the documents name. */
const people = ['super', 'approver'] as const satisfies (typeof demoStaff)[number][]
const terms = { lateFeeDailyPpm: 1_000, lateFeeCapPpm: 100_000 }

test.group('Late fees of the demo', (group) => {
  group.each.teardown(async () => {
    await db.from('settings').whereIn('key', lateFeeSettings).delete()
  })

  test('are switched on by two people that it has, and by neither alone', async ({ assert }) => {
    const [asker, decider] = await Promise.all(people.map((role) => aSignedInStaff(role)))
    const shop = await aShopWithCredit(100_000_000)
    const { installmentId } = await owe(shop, { amount: 10_000_000, dueDateInDays: 1 })
    const { due_date: due } = await installmentRow(installmentId)
    for (const [key, value] of Object.entries(terms)) {
      const path = `/api/admin/settings/${key}`
      assert.equal((await put(path, { value }, { token: decider!.token })).status, 403)
      assert.equal((await put(path, { value }, { token: asker!.token })).status, 200)
      assert.equal(await setting(key as keyof typeof terms), 0)
    }
    const { body: waiting } = await changesOf('setting-proposals', decider!.token, {
      status: 'PENDING',
    })
    assert.lengthOf(waiting, 2)
    for (const { id } of waiting) {
      assert.notEqual((await decideChange(asker!.token, id)).status, 200)
      assert.equal((await decideChange(decider!.token, id)).status, 200)
    }
    await chargeFor(addDays(due, 5))
    assert.isAbove((await feeRow(installmentId)).charged, 0)
  })
})
