import { test } from '@japa/runner'
import { aShop, aShopThatPaid } from '#factories/shop'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const million = 1_000_000
const dashboard = async (token: string) => (await get('/api/admin/dashboard', { token })).body

test.group('The queues of the dashboard', (group) => {
  group.each.setup(() => cleanDatabase())

  test('count what their reader can act on', async ({ assert }) => {
    await aShop({ steps: 'PENDING' })
    const own = [
      ['kyc', ['reviews']],
      ['credit', ['allocation']],
      ['finance', ['paymentsInDoubt']],
      ['support', []],
    ] as const
    for (const [role, queues] of own) {
      const answer = await dashboard(await staffToken(role))
      const shown = ['reviews', 'allocation', 'paymentsInDoubt'].filter(
        (queue) => queue in answer.queues
      )
      assert.deepEqual(shown, [...queues], role)
    }
  })

  test('count no allocation that waits for a second person', async ({ assert }) => {
    const { registrationId } = await aShopThatPaid(5000 * million)
    const token = await staffToken('credit')
    assert.equal((await dashboard(token)).queues.allocation.count, 1)
    const amount = 5000 * million
    await post('/api/admin/credit/allocate', { registrationId, amount }, { token })
    assert.equal((await dashboard(token)).queues.allocation.count, 0)
  })
})
