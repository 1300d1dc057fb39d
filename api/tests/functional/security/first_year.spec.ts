import { test } from '@japa/runner'
import { aShopWithCredit, fmcg } from '#factories/shop'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const day = '0000-01-01'
const filtered = (field: string) => encodeURIComponent(JSON.stringify({ [field]: { from: day } }))

test.group('A day before the first year, which the database does not know', (group) => {
  let finance: string
  group.setup(async () => {
    finance = await staffToken('finance')
  })

  test('is refused in a body', async ({ assert }) => {
    const options = { token: finance }
    const run = await post('/api/admin/settlement/maturity-runs', { upTo: day }, options)
    assert.containSubset(run, { status: 422, body: { errors: [{ field: 'upTo' }] } })
    const deposit = { indicator: 'BANKTEST', amount: 1, trackingNumber: 'T1', depositedOn: day }
    const { status, body } = await post('/api/admin/gateway-deposits', deposit, options)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'depositedOn')
  })

  test('is refused in an address', async ({ assert }) => {
    const { token } = await aShopWithCredit(1_000_000)
    assert.equal((await get(`/api/order/${fmcg}/20/0?from=${day}`, { token })).status, 422)
  })

  for (const [list, field] of [
    ['installments', 'dueDate'],
    ['receivables', 'maturesOn'],
    ['gateway-deposits', 'depositedOn'],
  ]) {
    test(`is refused as a filter of ${list}`, async ({ assert }) => {
      const path = `/api/admin/${list}?filter=${filtered(field)}`
      assert.equal((await get(path, { token: finance })).status, 422)
    })
  }
})
