import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { freshPhone } from '#factories/fresh'
import { allowManySignIns } from '#tests/support/identity'
import { get, post } from '#tests/support/http'

const perMinute = 5

test.group('The allowance of an address', (group) => {
  group.each.setup(async () => {
    await db.from('rate_limits').delete()
    await db.transaction((trx) => changeSetting('throttleAddressPerMinute', perMinute, trx))
    return allowManySignIns
  })

  test('holds for all ways to sign in together, and is told in seconds', async ({ assert }) => {
    const attempts = [
      () => post('/api/user/otp-start', { phone: freshPhone() }),
      () => post('/api/user/otp-resend', { phone: freshPhone() }),
      () => post('/api/user/otp-verify', { phone: freshPhone(), otpSecret: 12345 }),
      () => post('/api/user/login', { username: freshPhone(), password: 'wrong' }),
    ]
    for (let i = 0; i < perMinute; i++) {
      assert.notEqual((await attempts[i % attempts.length]()).status, 429)
    }
    for (const attempt of attempts) {
      const { status, body, headers } = await attempt()
      assert.equal(status, 429)
      assert.equal(body.title, 'ThrottledException')
      const waits = Number(headers.get('retry-after'))
      assert.isAbove(waits, 0)
      assert.isAtMost(waits, 60)
    }
  })

  test('is not passed by many attempts at once', async ({ assert }) => {
    const attempts = Array.from({ length: 50 }, () =>
      post('/api/user/otp-start', { phone: freshPhone() })
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    assert.lengthOf(
      statuses.filter((status) => status === 200),
      perMinute
    )
  })

  test('is not spent by those who are signed in', async ({ assert }) => {
    for (let i = 0; i < perMinute * 2; i++) assert.equal((await get('/api/user')).status, 401)
    assert.equal((await post('/api/user/otp-start', { phone: freshPhone() })).status, 200)
  })
})
