import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pin, aCardHolder } from '#factories/card'
import { aDevice, type Device } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { partnerToken, aSupplier } from '#factories/distributor'
import { wrong } from '#tests/support/cards'
import { usedOf } from '#tests/support/credit'
import { aContainer, charge, toldOf } from '#tests/support/devices'
import { get, post } from '#tests/support/http'

const amount = 10_000_000
/** With the product fee, and the bank's for thirty days. */
const cost = amount + 50_000 + 147_945

test.group('A container', () => {
  test('is scanned and paid by any device of its merchant, once, and by no other', async ({
    assert,
  }) => {
    const [program, holder] = [await aDevice(), await aCardHolder()]
    const till = await aDevice({ supplier: program.supplier, merchantId: program.merchantId })
    const stranger = await aDevice()
    const { id, qr } = await aContainer(program, amount)
    const scan = (device: Device, code = qr) =>
      post('/api/device/scan-qr', { qr: code }, { token: device.token })
    assert.containSubset((await scan(till)).body, { id, amount, status: 'OPEN' })
    assert.equal((await scan(stranger)).status, 404)
    assert.equal((await scan(till, 'kasbeno:pay:x')).status, 404)
    // An id in capitals is the same one, also when the answer is compared with what was asked.
    const pay = (device: Device) =>
      charge(device, holder, 0, { amount: undefined, containerId: id.toUpperCase() })
    assert.equal((await pay(stranger)).status, 404)
    const answers = await Promise.all([pay(till), pay(program), pay(till)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
    assert.equal(await usedOf(holder), cost)
    assert.equal((await get(`/api/cpg/containers/${id}`, program)).body.status, 'PAID')
    const end = (container: string) =>
      post(`/api/cpg/containers/${container}/cancel`, {}, { token: program.token })
    assert.equal((await end(id)).status, 409)

    const left = await aContainer(program, amount)
    assert.equal((await end(left.id)).body.status, 'CANCELED')
    assert.equal((await end(left.id)).status, 200)
    const old = await aContainer(program, amount)
    await db
      .from('cpg_containers')
      .where({ id: old.id })
      .update({ expires_at: new Date(0) })
    for (const { id: containerId } of [left, old]) {
      const { body } = await charge(till, holder, 0, { amount: undefined, containerId })
      assert.equal(body.refusal, 'CONTAINER_CLOSED')
    }
    const both = await charge(till, holder, amount, { containerId: old.id })
    assert.equal(both.status, 422)
    const named = { reference: old.reference, amount: amount + 1, description: 'سبد خرید' }
    assert.equal((await post('/api/cpg/containers', named, { token: program.token })).status, 409)
  })
})

test.group('The token of a device', () => {
  test('opens nothing without a working device, and no more than a device asks in a minute', async ({
    assert,
  }) => {
    const holder = await aCardHolder()
    const supplier = await aSupplier()
    const bare = { token: await partnerToken({ distributorId: supplier.id, scopes: ['device'] }) }
    assert.equal((await charge(bare, holder, amount)).status, 403)
    assert.equal((await charge(supplier, holder, amount)).status, 403)
    const device = await aDevice({ supplier })
    await db.from('devices').where({ id: device.id }).update({ status: 'DISABLED' })
    assert.equal((await charge(device, holder, amount)).status, 403)

    const [weak, { cardNumber }] = [await aDevice(), holder]
    await db.table('settings').insert({ key: 'throttleDevicePerMinute', value: '5' })
    try {
      const asked = await Promise.all(
        Array.from({ length: 20 }, () => post('/api/device/detect-card', { cardNumber }, weak))
      )
      assert.lengthOf(
        asked.filter(({ status }) => status === 200),
        5
      )
      assert.lengthOf(
        asked.filter(({ status }) => status === 429),
        15
      )
      assert.containSubset(asked.find(({ status }) => status === 200)!.body, {
        isOurs: true,
        refusal: null,
      })
    } finally {
      await db.from('settings').where({ key: 'throttleDevicePerMinute' }).delete()
    }
  })

  test('is refused what is no payment, in words', async ({ assert }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    for (const hostile of [
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: '10000000' },
      { amount: 2 ** 53 },
      { pin: 4821 },
      { pin: '48211' },
      { cardNumber: "6037' or 1=1--" },
      { reference: '../x' },
      { reference: 'a'.repeat(41) },
      { paymentSource: 'CASH' },
      { containerId: 'x' },
    ]) {
      const { status, body } = await charge(device, holder, amount, hostile)
      assert.equal(status, 422, JSON.stringify(hostile))
      assert.equal(body.title, 'ValidationException')
    }
    assert.equal(await usedOf(holder), 0)
    const balance = await post(
      '/api/device/card-balance',
      { cardNumber: holder.cardNumber, pin },
      device
    )
    assert.containSubset(balance.body, { credit: 100_000_000, cash: 0 })
  })
})

test.group('A PIN', () => {
  test('that is wrong and locks the card is kept under its own word', async ({ assert }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const tries = [freshReference(), freshReference(), freshReference()]
    for (const reference of tries) {
      await charge(device, holder, amount, { pin: wrong(pin), reference })
    }
    const kept = await Promise.all(tries.map((reference) => toldOf(device, reference)))
    assert.deepEqual(
      kept.map(({ body }) => body.refusal),
      ['PIN_WRONG', 'PIN_WRONG', 'PIN_LOCKED']
    )
    // The same again is the same refusal, and costs no try.
    const again = await charge(device, holder, amount, { pin: wrong(pin), reference: tries[2] })
    assert.containSubset(again, { status: 422, body: { refusal: 'PIN_LOCKED' } })
  })
})
