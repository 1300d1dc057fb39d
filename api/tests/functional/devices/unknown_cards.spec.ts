import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deviceRules } from '#contracts/devices'
import { drawNumber } from '#app/cards/issuing/card_numbers'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { pin, aCardHolder } from '#factories/card'
import { aDevice, type Device } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { block, cardCodeFor } from '#tests/support/cards'
import { amount, aPartner, sell, send } from '#tests/support/card_partners'
import { charge } from '#tests/support/devices'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const failuresOf = async (who: string): Promise<number> => {
  const row = await db.from('failed_attempts').where({ who, purpose: 'DEVICE_PIN' }).first()
  return row ? row.failures : 0
}
/** One more locks it. */
const nearlyLock = (who: string, max: number) =>
  db.table('failed_attempts').insert({
    who,
    purpose: 'DEVICE_PIN',
    failures: max - 1,
    last_at: clock.businessNow().toJSDate(),
  })
const detect = ({ token }: Device, cardNumber: string) =>
  post('/api/device/detect-card', { cardNumber }, { token })

test.group('Numbers that are no card of ours', () => {
  test('count once each, wherever they are asked for; cards of other banks and slips of a finger do not', async ({
    assert,
  }) => {
    const device = await aDevice()
    const numbers = Array.from({ length: 3 }, drawNumber)
    const cardNumber = numbers[0]!
    assert.isFalse((await detect(device, cardNumber)).body.isOurs)
    assert.equal((await charge(device, { cardNumber }, amount)).body.refusal, 'CARD_UNKNOWN')
    assert.equal(await failuresOf(device.id), 1)
    await charge(device, { cardNumber: numbers[1]! }, amount)
    await post('/api/device/card-balance', { cardNumber: numbers[2], pin }, device)
    assert.equal(await failuresOf(device.id), 3)
    const slip = numbers[0]!.slice(0, -1) + ((Number(numbers[0]!.at(-1)) + 1) % 10)
    for (const foreign of ['6037991234567893', '6104337712345678', slip]) {
      assert.isFalse((await detect(device, foreign)).body.isOurs)
    }
    assert.equal(await failuresOf(device.id), 3)
  })

  test('lock a device, which then tells nothing of any card; staff see it and open it', async ({
    assert,
  }) => {
    const [device, holder, blocked] = [await aDevice(), await aCardHolder(), await aCardHolder()]
    await block(blocked, await cardCodeFor(blocked))
    await nearlyLock(device.id, deviceRules.wrongCardsPerDay)
    assert.equal((await detect(device, drawNumber())).status, 200)
    for (const cardNumber of [holder.cardNumber, blocked.cardNumber, drawNumber()]) {
      assert.equal((await detect(device, cardNumber)).status, 429)
      assert.equal((await charge(device, { cardNumber }, amount)).status, 429)
      const asked = await post('/api/device/card-balance', { cardNumber, pin }, device)
      assert.equal(asked.status, 429)
    }
    const token = await staffToken('card')
    const path = `/api/admin/devices/${device.id}`
    assert.isNotNull((await get(path, { token })).body.lockedUntil)
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: device.id, command: 'devices.lock', actor_type: 'system' })
    assert.lengthOf(lines, 1)
    const reason = 'با فروشنده گفت‌وگو شد'
    assert.equal((await post(`${path}/unlock`, { reason }, { token })).status, 200)
    assert.equal((await charge(device, holder, amount)).status, 200)
  })

  test('meet the same answers as cards at a locked device, and leave nothing there', async ({
    assert,
  }) => {
    const [device, holder, other] = [await aDevice(), await aCardHolder(), await aCardHolder()]
    const reference = freshReference()
    assert.equal((await charge(device, holder, amount, { reference })).status, 200)
    await nearlyLock(device.id, deviceRules.wrongCardsPerDay)
    assert.equal((await detect(device, drawNumber())).status, 200)
    const kept = await db.from('device_wrong_pins').where({ device_id: device.id })
    const asked = [{ reference }, { amount: undefined, containerId: newId() }]
    for (const cardNumber of [other.cardNumber, drawNumber(), '6037991234567893']) {
      for (const overrides of asked) {
        const { status } = await charge(device, { cardNumber }, amount, overrides)
        assert.equal(status, 429, JSON.stringify({ cardNumber, ...overrides }))
      }
    }
    assert.sameDeepMembers(await db.from('device_wrong_pins').where({ device_id: device.id }), kept)
    const repeated = await charge(device, holder, amount, { reference })
    assert.equal(repeated.status, 200, 'what it has paid before')
  })

  test('lock a chain store’s key, which is a device of many tills, after more of them', async ({
    assert,
  }) => {
    const partner = await aPartner('refah')
    const holder = await aCardHolder()
    for (let i = 0; i <= deviceRules.wrongCardsPerDay; i++) {
      assert.equal((await sell(partner, { cardNumber: drawNumber() })).status, 422)
    }
    assert.equal(await failuresOf(partner.id), deviceRules.wrongCardsPerDay + 1)
    await db
      .from('failed_attempts')
      .where({ who: partner.id })
      .update({ failures: deviceRules.wrongCardsPerDayOfPartner - 1 })
    assert.equal((await sell(partner, { cardNumber: drawNumber() })).status, 422)
    assert.equal((await sell(partner, holder)).status, 429)
    for (const command of ['card-verification', 'remain-credit']) {
      const { status } = await send(partner, command, { cardNumber: holder.cardNumber })
      assert.equal(status, 429, command)
    }
  })
})
