import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { pin, aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { wrong } from '#tests/support/cards'
import { charge } from '#tests/support/devices'

const amount = 1_000_000

test.group('A card that is closed', () => {
  test('costs the device no try where its card is locked or blocked', async ({ assert }) => {
    const [device, holder, blocked] = [await aDevice(), await aCardHolder(), await aCardHolder()]
    const triesOf = async () =>
      (await db.from('failed_attempts').where({ who: device.id }).first())?.failures ?? 0
    for (let tried = 0; tried < 6; tried++)
      await charge(device, holder, amount, { pin: wrong(pin) })
    assert.equal((await charge(device, holder, amount, { pin: wrong(pin) })).status, 429)
    assert.equal(await triesOf(), 1)
    const other = await aDevice()
    assert.equal((await charge(other, holder, amount, { pin: wrong(pin) })).status, 429)
    assert.isNull(await db.from('failed_attempts').where({ who: other.id }).first())
    await db.from('cards').where({ id: blocked.cardId }).update({ status: 'BLOCKED' })
    const refused = await charge(device, blocked, amount, { pin: wrong(pin) })
    assert.equal(refused.body.refusal, 'CARD_BLOCKED')
    assert.equal(await triesOf(), 1)
    assert.isNull(await db.from('failed_attempts').where({ who: blocked.cardId }).first())
  })
})
