import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import { loginCode } from '#app/people/identity/domain/login_code'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { Sms } from '#app/people/notifications/sms'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { letPass, signIn, wrongCodeFor } from '#tests/support/identity'
import { get, post } from '#tests/support/http'

const start = (phone: unknown) => post('/api/user/otp-start', { phone })
const verify = (phone: string, otpSecret: unknown) =>
  post('/api/user/otp-verify', { phone, otpSecret })
const arabic = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))

test.group('Sign-in with a code', () => {
  test('a phone asks for a code, enters it and is signed in as a new person without a plan', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const started = await start(phone)
    assert.equal(started.status, 200)
    assert.deepEqual(started.body, { phone, expirationMillis: 120_000 })

    const { status, body } = await verify(phone, await codeFor(phone))
    assert.equal(status, 200)
    assert.sameMembers(Object.keys(body), ['bearerToken', 'refreshToken'])
    const me = await get('/api/user', { token: body.bearerToken })
    assert.equal(me.body.phone, phone)
    assert.equal(me.body.plan, '')
    assert.deepEqual(me.body.plans, [])
  })

  test('the same phone is the same person the next time', async ({ assert }) => {
    const first = await signIn()
    const second = await signIn(first.phone)
    assert.equal(second.userId, first.userId)
    assert.notEqual(second.token, first.token)
  })

  test('phone and code are taken in digits of any script, the code also as a number', async ({
    assert,
  }) => {
    const forms: ((code: string) => unknown)[] = [Number, toPersianDigits, arabic, String]
    for (const form of forms) {
      const phone = freshPhone()
      const started = await start(toPersianDigits(phone))
      assert.equal(started.body.phone, phone)
      const { status } = await verify(arabic(phone), form(await codeFor(phone)))
      assert.equal(status, 200)
    }
  })

  test('a code never begins with 0, since clients send it as a number', async ({ assert }) => {
    for (let i = 0; i < 30; i++) {
      const phone = freshPhone()
      await start(phone)
      assert.match(await codeFor(phone), /^[1-9]\d{4}$/)
    }
  })

  test('a wrong code is refused with its title and a message for people', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const { status, body } = await verify(phone, await wrongCodeFor(phone))
    assert.equal(status, 400)
    assert.equal(body.title, 'OtpWrongException')
    assert.match(body.message, /[\u0600-\u06ff]/)
  })

  test('a code works once', async ({ assert }) => {
    const { phone } = await signIn()
    const { status, body } = await verify(phone, await codeFor(phone))
    assert.equal(status, 400)
    assert.equal(body.title, 'OtpWrongException')
  })

  test('of two who enter the same code at once, one is signed in', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const code = await codeFor(phone)
    const answers = await Promise.all([verify(phone, code), verify(phone, code)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 400]
    )
    const users = await db.from('users').where({ phone })
    assert.lengthOf(users, 1)
  })

  test('a code works for two minutes and not longer', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    await letPass(phone, 120_000)
    assert.equal((await verify(phone, await codeFor(phone))).status, 400)
  })

  test('a code works for its own phone alone', async ({ assert }) => {
    const [phone, another] = [freshPhone(), freshPhone()]
    await start(phone)
    await start(another)
    const code = await codeFor(phone)
    if (code === (await codeFor(another))) return
    assert.equal((await verify(another, code)).status, 400)
  })

  test('after three wrong tries the right code is refused as well', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    for (let i = 0; i < 3; i++) {
      assert.equal((await verify(phone, await wrongCodeFor(phone))).status, 400)
    }
    const { status, body } = await verify(phone, await codeFor(phone))
    assert.equal(status, 400)
    assert.equal(body.title, 'OtpWrongException')
    // Who went back and came again is not told that the code, which is the right one, is wrong.
    assert.match(body.message, /سه بار ورود نادرست/)
  })

  test('the database keeps no code in clear but the message of the sandbox', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const row = await db.from('one_time_codes').where({ phone }).firstOrFail()
    assert.notInclude(JSON.stringify(row), await codeFor(phone))
  })

  test('{field}: {value} is refused with a message at its field')
    .with([
      { field: 'phone', value: '0912123456' },
      { field: 'phone', value: '19121234567' },
      { field: 'phone', value: '' },
      { field: 'phone', value: null },
      { field: 'phone', value: { $ne: '' } },
      { field: 'phone', value: ['09121234567'] },
      { field: 'otpSecret', value: '1234' },
      { field: 'otpSecret', value: '123456' },
      { field: 'otpSecret', value: 1.5 },
      { field: 'otpSecret', value: "' or 1=1 --" },
      { field: 'otpSecret', value: true },
    ])
    .run(async ({ assert }, { field, value }) => {
      const { status, body } = await post('/api/user/otp-verify', {
        phone: freshPhone(),
        otpSecret: 12345,
        [field]: value,
      })
      assert.equal(status, 422)
      assert.equal(body.title, 'ValidationException')
      assert.equal(body.errors[0].field, field)
      assert.match(body.errors[0].message, /[\u0600-\u06ff]/)
    })
})

test.group('Sending codes', () => {
  test('while a code is alive, asking again is refused with the milliseconds that are left', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await start(phone)
    await letPass(phone, 20_000)
    for (const path of ['otp-start', 'otp-resend']) {
      const { status, body, headers } = await post(`/api/user/${path}`, { phone })
      assert.equal(status, 429)
      assert.equal(body.title, 'OtpAlreadySentException')
      assert.isAbove(body.otpExpirationMillis, 90_000)
      assert.isAtMost(body.otpExpirationMillis, 100_000)
      assert.equal(Number(headers.get('retry-after')), Math.ceil(body.otpExpirationMillis / 1000))
    }
  })

  test('once it has expired, another is sent and the old one stays dead', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const old = await codeFor(phone)
    await letPass(phone, 120_000)
    const resent = await post('/api/user/otp-resend', { phone })
    assert.equal(resent.status, 200)
    assert.deepEqual(resent.body, { phone, expirationMillis: 120_000 })
    const code = await codeFor(phone)
    if (code !== old) assert.equal((await verify(phone, old)).status, 400)
    assert.equal((await verify(phone, code)).status, 200)
  })

  test('of many requests at once, one sends a code', async ({ assert }) => {
    const codes = await app.container.make(OneTimeCodes)
    for (let i = 0; i < 10; i++) {
      const phone = freshPhone()
      const scope = loginCode(phone, { name: 'here', address: 'here', isKnown: false })
      const sent = await Promise.allSettled(Array.from({ length: 10 }, () => codes.send(scope)))
      assert.lengthOf(
        sent.filter(({ status }) => status === 'fulfilled'),
        1
      )
      assert.lengthOf(await db.from('sandbox_sms').where({ phone }), 1)
    }
  })

  test('a code that no provider took is void, and another may be asked for at once', async ({
    assert,
    cleanup,
  }) => {
    const phone = freshPhone()
    app.container.swap(Sms, () => new Sms([]))
    cleanup(() => app.container.restore(Sms))
    assert.equal((await start(phone)).status, 503)
    app.container.restore(Sms)
    assert.equal((await start(phone)).status, 200)
  })

  test('a used code makes room for the next at once', async ({ assert }) => {
    const { phone } = await signIn()
    assert.equal((await start(phone)).status, 200)
  })

  test('a phone is sent ten codes in ten minutes, and told when the next may follow', async ({
    assert,
  }) => {
    const phone = freshPhone()
    for (let i = 0; i < 10; i++) await signIn(phone)
    const { status, body, headers } = await start(phone)
    assert.equal(status, 429)
    assert.equal(body.title, 'ThrottledException')
    const waits = Number(headers.get('retry-after'))
    assert.isAbove(waits, 0)
    assert.isAtMost(waits, 600)
    await letPass(phone, waits * 1000)
    assert.equal((await start(phone)).status, 200)
  })

  test('a phone that nobody has gets the answer of one that somebody has', async ({ assert }) => {
    const { phone } = await signIn()
    const [known, unknown] = [await start(phone), await start(freshPhone())]
    assert.equal(known.status, unknown.status)
    assert.deepEqual(Object.keys(known.body), Object.keys(unknown.body))
    assert.equal(known.body.expirationMillis, unknown.body.expirationMillis)
  })
})
