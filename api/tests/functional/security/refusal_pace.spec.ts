import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { commandLimits } from '#config/commands'
import { clock } from '#app/platform/time/clock'
import { refusalPace } from '#app/platform/http/refusal_pace'
import { amount } from '#tests/support/card_partners'
import { aCardHolder } from '#factories/card'
import { aDevice } from '#factories/device'
import { freshPhone } from '#factories/fresh'
import { charge } from '#tests/support/devices'
import { post } from '#tests/support/http'

test.group('A refusal that asks to come again later', () => {
  test('waits for its turn, and no other answer does', async ({ assert, cleanup }) => {
    const paced: string[] = []
    const wait = refusalPace.wait.bind(refusalPace)
    cleanup(() => {
      refusalPace.wait = wait
    })
    refusalPace.wait = async (ctx: HttpContext) => void paced.push(ctx.request.url())
    const path = '/api/user/otp-start'
    const phone = freshPhone()
    assert.equal((await post(path, { phone })).status, 200)
    assert.equal((await post(path, { phone: '1' })).status, 422)
    assert.equal((await post('/api/user/otp-verify', { phone, otpSecret: 12345 })).status, 400)
    assert.deepEqual(paced, [])
    const refused = await post(path, { phone })
    assert.equal(refused.body.title, 'OtpAlreadySentException')
    assert.deepEqual(paced, [path])
  })

  test('holds up nobody else at the same card', async ({ assert, cleanup }) => {
    const [locked, other, holder] = [await aDevice(), await aDevice(), await aCardHolder()]
    await db.table('failed_attempts').insert({
      who: locked.id,
      purpose: 'DEVICE_PIN',
      failures: 20,
      last_at: clock.businessNow().toJSDate(),
      locked_until: clock.businessNow().plus({ hours: 1 }).toJSDate(),
    })
    const wait = refusalPace.wait.bind(refusalPace)
    const [gate, allWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    cleanup(() => {
      gate.resolve()
      refusalPace.wait = wait
    })
    let waiting = 0
    refusalPace.wait = async () => {
      waiting++
      if (waiting === commandLimits.ofSubject) allWait.resolve()
      if (waiting <= commandLimits.ofSubject) await gate.promise
    }
    const refused = Array.from({ length: commandLimits.ofSubject }, () =>
      charge(locked, holder, amount)
    )
    await allWait.promise
    assert.equal((await charge(other, holder, amount)).status, 200)
    gate.resolve()
    for (const { status } of await Promise.all(refused)) assert.equal(status, 429)
  })
})
