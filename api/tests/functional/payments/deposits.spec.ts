import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { clock } from '#app/platform/time/clock'
import { aShop } from '#factories/shop'
import { expectLedgerInBalance } from '#tests/support/credit'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { decideAtBank, startCharge, submit } from '#tests/support/payments'

const path = '/api/admin/gateway-deposits'

const captured = async (amount: number) => {
  const { redirect } = await startCharge(await aShop(), amount)
  await submit(await decideAtBank(redirect, 'success'))
}
const held = async (): Promise<number> => {
  const { body } = await get(`${path}/held`, { token: await staffToken('auditor') })
  return body.gateways[0]?.held ?? 0
}
const deposit = async (amount: unknown, other: object = {}) => {
  const body = {
    indicator: 'BANKTEST',
    amount,
    trackingNumber: randomUUID(),
    depositedOn: clock.today(),
    ...other,
  }
  return post(path, body, { token: await staffToken('finance') })
}
const balanceOf = async (account: string): Promise<number> => {
  const { body } = await get('/api/admin/ledger/trial-balance', {
    token: await staffToken('finance'),
  })
  return body.accounts.find((line: { account: string }) => line.account === account).balance
}

test.group('What a gateway hands over to the bank', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  test('leaves the gateway and lies at the bank, to the rial', async ({ assert }) => {
    await captured(900_000)
    const bank = await balanceOf('bank-funding')
    const { status, body } = await deposit(600_000)
    assert.equal(status, 201, JSON.stringify(body))
    assert.equal(await held(), 300_000)
    assert.equal(await balanceOf('gateway-clearing'), 300_000)
    assert.equal((await balanceOf('bank-funding')) - bank, 600_000)
    assert.equal((await deposit(300_000)).status, 201)
    assert.equal(await held(), 0)
    await expectLedgerInBalance()
  })

  test('is never more than it holds', async ({ assert }) => {
    await captured(900_000)
    const { status, body } = await deposit(900_001)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, 'amount')
    assert.equal((await deposit(1, { indicator: 'SAMAN' })).status, 422)
    assert.equal(await held(), 900_000)
  })

  test('is never more than it holds, also when ten are recorded at once', async ({ assert }) => {
    await captured(900_000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => deposit(300_000)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 201),
      3
    )
    assert.equal(await held(), 0)
    await expectLedgerInBalance()
  })

  test('is known by its number at the bank, and counts once', async ({ assert }) => {
    await captured(900_000)
    const trackingNumber = 'T-1405'
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => deposit(100_000, { trackingNumber }))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 422, 422, 422, 422])
    for (const same of [' T-۱۴۰۵', 'T1405', 't 1405', 'T/1405']) {
      assert.equal((await deposit(1, { trackingNumber: same })).status, 422, same)
    }
    assert.equal(await held(), 800_000)
  })

  test('is of a day that has come', async ({ assert }) => {
    await captured(900_000)
    const depositedOn = clock.businessNow().plus({ days: 2 }).toISODate()
    assert.equal((await deposit(1, { depositedOn })).body.errors[0].field, 'depositedOn')
    for (const amount of [0, -1, 1.5, '1', 2 ** 53]) {
      assert.equal((await deposit(amount)).status, 422, String(amount))
    }
    assert.equal(await held(), 900_000)
  })
})

test.group('A deposit that was recorded by mistake', (group) => {
  group.each.setup(cleanDatabase)
  group.teardown(cleanDatabase)

  const reverse = async (id: string, role: 'finance' | 'auditor' = 'finance') =>
    post(`${path}/${id}/reverse`, { reason: 'مبلغ اشتباه بود' }, { token: await staffToken(role) })

  test('is booked back once, and may be recorded again as it was', async ({ assert }) => {
    await captured(900_000)
    const { body } = await deposit(800_000, { trackingNumber: 'T-7' })
    const answers = await Promise.all([1, 2, 3].map(() => reverse(body.id)))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
    assert.equal(await held(), 900_000)
    assert.equal(await balanceOf('gateway-clearing'), 900_000)
    assert.equal((await deposit(80_000, { trackingNumber: 'T-7' })).status, 201)
    await expectLedgerInBalance()
    const { body: rows } = await get(path, { token: await staffToken('finance') })
    assert.deepEqual(
      rows.map(({ status, amount }: { status: string; amount: number }) => [status, amount]),
      [
        ['RECORDED', 80_000],
        ['REVERSED', 800_000],
      ]
    )
  })

  test('is found by those alone who may', async ({ assert }) => {
    await captured(900_000)
    const { body } = await deposit(1)
    assert.equal((await reverse(body.id, 'auditor')).status, 403)
    assert.equal((await reverse(randomUUID())).status, 404)
    assert.equal((await reverse('1')).status, 404)
  })
})
