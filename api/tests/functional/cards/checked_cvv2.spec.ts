import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock, tehran } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { aHolder } from '#factories/card'
import { activate, checkCvv2, cvv2Of, self, wrong } from '#tests/support/cards'

const tomorrow = () =>
  clock.businessNow().setZone(tehran).startOf('day').plus({ days: 1 }).toUTC().toISO()

test.group('Wrong CVV2 before a PIN is chosen', () => {
  test('count together where a CVV2 is checked before a PIN is chosen and where it activates', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    const refused = await checkCvv2(holder, wrong(cvv2))
    assert.deepEqual([refused.status, refused.body.title], [422, 'CardRefusedException'])
    assert.equal((await activate(holder, wrong(cvv2))).status, 422)
    const third = await checkCvv2(holder, wrong(cvv2))
    assert.equal(third.status, 429)
    assert.match(third.body.message, /سه بار/)
    for (const locked of [await checkCvv2(holder, cvv2), await activate(holder, cvv2)]) {
      assert.equal(locked.status, 429)
    }
    assert.containSubset((await self(holder)).body, { activationLockedUntil: tomorrow() })
  })

  test('give no more tries side by side than in a row', async ({ assert }) => {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    const tries = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((i) =>
        i % 2 ? checkCvv2(holder, wrong(cvv2)) : activate(holder, wrong(cvv2))
      )
    )
    const statuses = tries.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [422, 422, 429, 429, 429, 429])
    assert.equal((await checkCvv2(holder, cvv2)).status, 429)
  })

  test('are not counted of the right one, which changes nothing of the card', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const cvv2 = await cvv2Of(holder)
    for (const _ of [1, 2, 3, 4]) {
      const { status, body } = await checkCvv2(holder, cvv2)
      assert.deepEqual([status, body], [200, { isRight: true }])
    }
    assert.containSubset((await self(holder)).body, {
      status: 'DELIVERED',
      activationLockedUntil: null,
    })
    assert.equal((await activate(holder, cvv2)).status, 200)
  })

  test('of a card that is out of date are not asked for: it says so before any PIN', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const endsOn = (expires_on: string) =>
      db.from('cards').where('id', holder.cardId).update({ expires_on })
    await endsOn(clock.today())
    assert.isFalse((await self(holder)).body.isExpired)
    assert.equal((await checkCvv2(holder, await cvv2Of(holder))).status, 200)
    await endsOn(addDays(clock.today(), -1))
    assert.isTrue((await self(holder)).body.isExpired)
    const cvv2 = await cvv2Of(holder)
    for (const tried of [cvv2, wrong(cvv2), wrong(cvv2), wrong(cvv2)]) {
      for (const run of [checkCvv2, activate]) {
        const { status, body } = await run(holder, tried)
        assert.equal(status, 422)
        assert.match(body.message, /تاریخ این کارت گذشته است/)
      }
    }
    assert.containSubset((await self(holder)).body, {
      status: 'DELIVERED',
      activationLockedUntil: null,
    })
  })
})
