import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { attemptHash } from '#app/people/identity/domain/secrets'
import { liftedSql } from '#app/people/identity/queries/lifted_locks'
import { standingsPerHour } from '#contracts/sign_in'
import { changeSetting } from '#app/reference/settings/settings'
import { aBrowser, aClientAt } from '#tests/support/askers'
import { get, post } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { letPass, signIn, staffToken, wrongCodeFor } from '#tests/support/identity'

const minute = 60_000
const standing = (phone: string, token: string) =>
  get(`/api/admin/sign-ins?phone=${phone}`, { token })
const lift = (body: object, token: string) => post('/api/admin/sign-ins/lift', body, { token })
const start = (phone: string) => post('/api/user/otp-start', { phone })
const verify = (phone: string, otpSecret: unknown) =>
  post('/api/user/otp-verify', { phone, otpSecret })
const kinds = ({ obstacles }: { obstacles: { kind: string }[] }) =>
  obstacles.map(({ kind }) => kind)

/** Guesses wrong at the address of the tests until it is locked for the phone. */
const lockOut = async (phone: string) => {
  for (let failures = 0; failures < 8;) {
    await letPass(phone, 10 * minute)
    await start(phone)
    const wrong = await wrongCodeFor(phone)
    for (let i = 0; i < 3 && failures < 8; i++, failures++) await verify(phone, wrong)
  }
}
const placeOf = (phone: string) => attemptHash(phone, '127.0.0.1')
const reason = 'مشتری با تماس تلفنی کد نادرست را خود وارد کرده بود.'

test.group('Why somebody cannot sign in', () => {
  test('a number that was never seen has nothing against it', async ({ assert }) => {
    const phone = freshPhone()
    const { status, body } = await standing(phone, await staffToken('support'))
    assert.equal(status, 200)
    assert.deepEqual(body, {
      phone,
      customer: null,
      obstacles: [],
      failures: [],
      lastCode: null,
      reservedCode: null,
      isBlacklisted: null,
    })
  })

  test('wrong codes that lock, with the end of the lock; also of a number that is nobody’s', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await lockOut(phone)
    const before = Date.now()
    const { body } = await standing(phone, await staffToken('support'))
    assert.deepEqual(kinds(body), ['CODE_LOCKED'])
    const until = new Date(body.obstacles[0].until).getTime()
    assert.isTrue(until > before && until <= before + 5 * minute)
    assert.containSubset(body, {
      customer: null,
      failures: [{ purpose: 'LOGIN', failures: 8, isKnown: false, place: placeOf(phone) }],
      lastCode: { status: 'SENT', usedAt: null },
    })
    await letPass(phone, 6 * minute)
    const later = (await standing(phone, await staffToken('support'))).body
    assert.deepEqual(kinds(later), [])
    assert.isNull(later.failures[0].lockedUntil)
  })

  test('sends that are used up, for strangers and for a browser that the phone knows', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const token = await staffToken('support')
    const known = aBrowser()
    await known.start(phone)
    await known.verify(phone, await codeFor(phone))
    for (let i = 0; i < 10; i++) await aClientAt(`127.0.1.${i + 1}`).start(phone)
    assert.equal((await start(phone)).status, 429)
    const { body } = await standing(phone, token)
    assert.deepEqual(kinds(body), ['STRANGERS_SPENT'])
    assert.isTrue(new Date(body.obstacles[0].until).getTime() > Date.now())
    assert.equal((await known.start(phone)).status, 200)
    await db.from('one_time_codes').where({ phone }).update({ address: '' })
    assert.deepEqual(kinds((await standing(phone, token)).body), ['CODES_SPENT'])
  })

  test('a network that is held up, and a message that did not arrive', async ({ assert }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await aClientAt('127.0.2.9').start(phone)
    const key = (await db.from('one_time_codes').where({ phone }).firstOrFail()).id
    await db
      .from('sms_messages')
      .where({ idempotency_key: key })
      .update({ delivery: 'NOT_DELIVERED' })
    assert.deepEqual(kinds((await standing(phone, token)).body), ['NOT_DELIVERED'])
    const { address } = await db.from('one_time_codes').where({ phone }).firstOrFail()
    const others = Array.from({ length: 5 }, () => freshPhone())
    for (const other of others) await aClientAt('127.0.2.9').start(other)
    const held = await db.from('settings').where({ key: 'codesPerAddressPerDay' }).firstOrFail()
    await db.transaction((trx) => changeSetting('codesPerAddressPerDay', 5, trx))
    const { body } = await standing(phone, token)
    await db.transaction((trx) => changeSetting('codesPerAddressPerDay', held.value, trx))
    assert.deepEqual(kinds(body), ['NETWORK_SPENT', 'NOT_DELIVERED'])
    assert.notInclude(JSON.stringify(body), address)
  })

  test('who signed in: when last, in how many places, and who is kept out', async ({ assert }) => {
    const token = await staffToken('support')
    const { phone, userId } = await signIn()
    const { body } = await standing(phone, token)
    assert.containSubset(body, {
      customer: { id: userId, active: true, openSessions: 1 },
      obstacles: [],
    })
    assert.isNotNull(body.customer.lastSignInAt)
    assert.isNotNull(body.lastCode.usedAt)
  })

  test('that a number is on a blacklist is told to who may see the blacklists, and to nobody else', async ({
    assert,
  }) => {
    const [token, auditor] = [await staffToken('support'), await staffToken('auditor')]
    const { phone, userId, token: own } = await signIn()
    assert.isFalse((await standing(phone, auditor)).body.isBlacklisted)
    const before = (await standing(phone, token)).body
    await post(
      '/api/admin/blacklists',
      { kind: 'PHONE', value: phone, reason },
      { token: await staffToken('credit') }
    )
    assert.deepEqual((await standing(phone, token)).body, before)
    assert.containSubset((await standing(phone, auditor)).body, {
      obstacles: [],
      isBlacklisted: true,
    })
    await db.from('users').where({ id: userId }).update({ active: false })
    const out = (await standing(phone, token)).body
    assert.deepEqual(kinds(out), ['NOT_ADMITTED'])
    assert.notInclude(JSON.stringify(out).replace('"isBlacklisted":null', ''), 'lacklist')
    assert.containSubset((await standing(phone, auditor)).body, {
      customer: { active: false },
      obstacles: [{ kind: 'BLACKLISTED' }],
    })
    assert.equal((await get('/api/user', { token: own })).status, 401)
  })

  test('leaves a line with the number, whether it is a customer’s or not, and none in the customer’s history', async ({
    assert,
  }) => {
    const token = await staffToken('support')
    const [{ phone, userId }, stranger] = [await signIn(), freshPhone()]
    await standing(phone, token)
    await standing(stranger, token)
    const lines = await db
      .from('audit_lines')
      .where('command', 'sign-ins.look')
      .whereRaw(`after ->> 'phone' in (?, ?)`, [phone, stranger])
      .orderBy('at')
      .select('subject_id', 'actor_type')
    assert.deepEqual(
      lines.map(({ subject_id: id, actor_type: type }) => [id, type]),
      [
        [userId, 'staff'],
        [null, 'staff'],
      ]
    )
    const { body } = await get(`/api/admin/users/${userId}/history`, { token })
    assert.notInclude(JSON.stringify(body), 'sign-ins.look')
  })

  test('is told so often in an hour to each, and to nobody who goes through numbers', async ({
    assert,
  }) => {
    const [token, other] = [await staffToken('support'), await staffToken('auditor')]
    const answers = await Promise.all(
      Array.from({ length: standingsPerHour + 1 }, () => standing(freshPhone(), token))
    )
    const refused = answers.filter(({ status }) => status === 429)
    assert.lengthOf(refused, 1)
    assert.isTrue(Number(refused[0]!.headers.get('retry-after')) > 0)
    assert.isTrue(answers.every(({ status }) => status === 200 || status === 429))
    assert.equal((await standing(freshPhone(), other)).status, 200)
  })

  test('is told to support and auditors alone, of phones alone', async ({ assert }) => {
    const phone = freshPhone()
    assert.equal((await standing(phone, await staffToken('auditor'))).status, 200)
    for (const role of ['kyc', 'finance', 'distributor'] as const) {
      assert.equal((await standing(phone, await staffToken(role))).status, 403, role)
    }
    const token = await staffToken('support')
    for (const wrong of ['', '123', '0912123456x', '%00', 'a'.repeat(500), `${phone}&phone=1`]) {
      assert.equal((await standing(wrong, token)).status, 422, wrong)
    }
  })
})

test.group('A lock of sign-in that is lifted', () => {
  test('gives one try, and locks again for twice as long when that is wrong', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await lockOut(phone)
    assert.equal((await start(phone)).status, 429)
    const lifted = await lift({ phone, place: placeOf(phone), reason }, token)
    assert.equal(lifted.status, 200)
    assert.deepEqual(kinds(lifted.body), [])
    await letPass(phone, 0)
    await db
      .from('one_time_codes')
      .where({ phone })
      .update({ expires_at: new Date(0) })
    assert.equal((await start(phone)).status, 200)
    const wrong = await wrongCodeFor(phone)
    assert.equal((await verify(phone, wrong)).status, 400)
    const again = await verify(phone, await codeFor(phone))
    assert.equal(again.status, 429)
    const seconds = Number(again.headers.get('retry-after'))
    assert.isTrue(seconds > 5 * 60 && seconds <= 10 * 60, String(seconds))
    const lines = await db
      .from('audit_lines')
      .where('command', 'sign-ins.lift-lock')
      .whereRaw(`after ->> 'phone' = ?`, [phone])
    assert.containSubset(lines, [{ reason, after: { phone, failures: 8 } }])
  })

  test('is one browser’s alone, three times a day, and nothing else of the phone', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    const place = placeOf(phone)
    assert.equal((await lift({ phone, place, reason }, token)).status, 409)
    await lockOut(phone)
    const elsewhere = attemptHash(phone, '127.0.3.3')
    const until = new Date(Date.now() + minute)
    const row = {
      who: elsewhere,
      purpose: 'LOGIN',
      failures: 9,
      phone,
      last_at: new Date(),
      locked_until: until,
    }
    await db.table('failed_attempts').insert(row)
    assert.equal((await lift({ phone: freshPhone(), place, reason }, token)).status, 409)
    const answers: number[] = []
    for (let i = 0; i < 4; i++) {
      await db.from('failed_attempts').where({ who: place }).update({ locked_until: until })
      answers.push((await lift({ phone, place, reason }, token)).status)
    }
    assert.deepEqual(answers, [200, 200, 200, 409])
    const { body } = await standing(phone, token)
    assert.lengthOf(
      body.failures.filter(({ lockedUntil }: { lockedUntil: string | null }) => lockedUntil),
      2
    )
  })

  test('is counted without reading the trail through', async ({ assert }) => {
    await db.transaction(async (trx) => {
      await trx.rawQuery('set local enable_seqscan = off')
      const { rows } = await trx.rawQuery(`explain ${liftedSql}`, ['+989120000000', new Date(0)])
      assert.include(JSON.stringify(rows), 'audit_lines_lifted')
    })
  })

  test('takes a reason and a right', async ({ assert }) => {
    const phone = freshPhone()
    const place = placeOf(phone)
    await lockOut(phone)
    const token = await staffToken('support')
    for (const body of [
      {},
      { phone, place },
      { phone, place: "' or 1=1", reason },
      { phone: 'x', place, reason },
    ]) {
      assert.equal((await lift(body, token)).status, 422, JSON.stringify(body))
    }
    for (const role of ['kyc', 'auditor', 'finance'] as const) {
      assert.equal((await lift({ phone, place, reason }, await staffToken(role))).status, 403, role)
    }
  })
})
