import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { attemptHash } from '#app/people/identity/domain/secrets'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { letPass, wrongCodeFor } from '#tests/support/identity'
import { post } from '#tests/support/http'

const minute = 60_000
const start = (phone: string) => post('/api/user/otp-start', { phone })
const verify = (phone: string, otpSecret: unknown) =>
  post('/api/user/otp-verify', { phone, otpSecret })
/** Of clients at the address of the tests. */
const failuresOf = async (phone: string): Promise<number> =>
  (
    await db
      .from('failed_attempts')
      .where({ who: attemptHash(phone, '127.0.0.1') })
      .first()
  )?.failures ?? 0

/** Guesses wrong as often as the phone's codes allow, until so many failures are counted. */
const failTimes = async (phone: string, times: number) => {
  for (let failures = await failuresOf(phone); failures < times;) {
    await letPass(phone, 600_000)
    await start(phone)
    const wrong = await wrongCodeFor(phone)
    for (let i = 0; i < 3 && failures < times; i++, failures++) {
      await verify(phone, wrong)
    }
  }
}

test.group('Guessing codes', () => {
  test('of a thousand guesses at once, three are evaluated', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const code = Number(await codeFor(phone))
    const guesses = Array.from(
      { length: 1000 },
      (_, i) => 10_000 + ((code - 10_000 + 1 + i) % 90_000)
    )
    const answers = await Promise.all(guesses.map((guess) => verify(phone, guess)))

    // Who finds no connection in time is told to come back: nothing was evaluated for them either.
    const statuses = new Set(answers.map(({ status }) => status))
    assert.includeMembers([400, 503], [...statuses])
    assert.isTrue(statuses.has(400))
    const row = await db.from('one_time_codes').where({ phone }).firstOrFail()
    assert.equal(row.tries, 3)
    assert.equal(await failuresOf(phone), 3)
    assert.equal((await verify(phone, code)).status, 400)
  })

  test('the right code among a thousand guesses signs in at most once', async ({ assert }) => {
    const phone = freshPhone()
    await start(phone)
    const code = await codeFor(phone)
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(phone, code)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
  })

  test('eight failures in a row lock the phone, also for the right code and for new ones', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await failTimes(phone, 8 - 1)
    assert.equal((await verify(phone, await wrongCodeFor(phone))).status, 400)

    const locked = await verify(phone, await codeFor(phone))
    assert.equal(locked.status, 429)
    assert.equal(locked.body.title, 'OtpLockedException')
    assert.isAtMost(Number(locked.headers.get('retry-after')), 5 * 60)
    const refused = await start(phone)
    assert.equal(refused.body.title, 'OtpLockedException')
  })

  test('the lock ends by itself and grows with each further failure', async ({ assert }) => {
    const phone = freshPhone()
    await failTimes(phone, 8)
    await letPass(phone, 5 * minute)
    assert.equal((await start(phone)).status, 200)
    await verify(phone, await wrongCodeFor(phone))
    const locked = await verify(phone, await codeFor(phone))
    assert.equal(locked.status, 429)
    const waits = Number(locked.headers.get('retry-after'))
    assert.isAbove(waits, 5 * 60)
    assert.isAtMost(waits, 10 * 60)
  })

  test('a right code in between begins the count anew', async ({ assert }) => {
    const phone = freshPhone()
    await failTimes(phone, 8 - 1)
    await letPass(phone, 120_000)
    await start(phone)
    assert.equal((await verify(phone, await codeFor(phone))).status, 200)
    assert.equal(await failuresOf(phone), 0)
  })

  test('guesses against many codes of one phone at once do not pass the lock', async ({
    assert,
  }) => {
    const codes = await app.container.make(OneTimeCodes)
    const phone = freshPhone()
    const subjects = Array.from({ length: 10 }, () => newId())
    const sessionId = newId()
    const scope = (subject: string) =>
      ({ purpose: 'INVOICE_PAYMENT', subject, phone, sessionId }) as const
    for (const subject of subjects) await codes.send({ ...scope(subject), params: { amount: '۱' } })
    const guesses = subjects.flatMap((subject) => Array.from({ length: 5 }, () => scope(subject)))
    await Promise.allSettled(guesses.map((guess) => codes.check({ ...guess, code: '00000' })))

    const { tries } = await db.from('one_time_codes').where({ phone }).sum('tries as tries').first()
    assert.equal(Number(tries), 8)
  })
})

test.group('Codes of a payment', () => {
  const phoneAndScope = () => {
    const phone = freshPhone()
    const scope = {
      purpose: 'INVOICE_PAYMENT',
      subject: newId(),
      phone,
      sessionId: newId(),
    } as const
    return { phone, scope }
  }
  const binding = { source: 'CREDIT', amount: 1_200_000 }
  const params = { amount: '۱٬۲۰۰٬۰۰۰' }

  test('a right code gives what was agreed to', async ({ assert }) => {
    const codes = await app.container.make(OneTimeCodes)
    const { phone, scope } = phoneAndScope()
    await codes.send({ ...scope, binding, params })
    const right = await codes.check({ ...scope, code: await codeFor(phone) })
    assert.deepEqual(right.binding, binding)
  })

  test('a code works in the session that asked for it alone', async ({ assert }) => {
    const codes = await app.container.make(OneTimeCodes)
    const { phone, scope } = phoneAndScope()
    await codes.send({ ...scope, binding, params })
    const code = await codeFor(phone)
    await assert.rejects(() => codes.check({ ...scope, sessionId: newId(), code }))
    await assert.rejects(() => codes.check({ ...scope, purpose: 'LOGIN', code }))
    await assert.rejects(() => codes.check({ ...scope, subject: newId(), code }))
  })

  test('a binding that was changed in the database is noticed', async ({ assert }) => {
    const codes = await app.container.make(OneTimeCodes)
    const { phone, scope } = phoneAndScope()
    await codes.send({ ...scope, binding, params })
    await db
      .from('one_time_codes')
      .where({ phone })
      .update({ binding: JSON.stringify({ ...binding, amount: 1 }) })
    const code = await codeFor(phone)
    await assert.rejects(() => codes.check({ ...scope, code }), /was changed/)
  })

  test('neither a right try nor the use of the code counts when the payment rolls back', async ({
    assert,
  }) => {
    const codes = await app.container.make(OneTimeCodes)
    const { phone, scope } = phoneAndScope()
    await codes.send({ ...scope, binding, params })
    const right = await codes.check({ ...scope, code: await codeFor(phone) })
    await assert.rejects(() =>
      transaction(async (trx) => {
        await codes.consume(right, trx)
        throw new Error('the line does not hold the amount')
      })
    )
    const row = await db.from('one_time_codes').where({ phone }).firstOrFail()
    assert.equal(row.tries, 0)
    assert.isNull(row.consumed_at)
    await transaction((trx) => codes.consume(right, trx))
    await assert.rejects(() => transaction((trx) => codes.consume(right, trx)))
  })
})
