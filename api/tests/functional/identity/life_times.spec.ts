import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Settings } from 'luxon'
import { newToken, tokenHash } from '#app/people/identity/domain/secrets'
import { sweepSignIn } from '#app/people/identity/jobs/sweep_sign_in'
import { OneTimeCodes } from '#app/people/identity/one_time_codes'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { get, post, put } from '#tests/support/http'
import { aStaffUser, staffPassword } from '#factories/staff'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { aSignedInStaff, signIn, staffToken } from '#tests/support/identity'
import { createStaff } from '#tests/support/staff'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Milliseconds that a token has left. */
const leftOf = async (table: 'access_tokens' | 'refresh_tokens', token: string) => {
  const row = await db
    .from(table)
    .where({ hash: tokenHash(token) })
    .firstOrFail()
  return row.expires_at.getTime() - Date.now()
}

/** The expectations are literals: whoever changes a life time changes it here too, and knows it. */
test.group('Life times', () => {
  test('an access token lives thirty minutes, of customers and of staff', async ({ assert }) => {
    for (const { token } of [await signIn(), await aSignedInStaff('kyc')]) {
      assert.closeTo(await leftOf('access_tokens', token), 30 * minute, minute)
    }
  })

  test('an access token ends by the clock that began it', async ({ assert, cleanup }) => {
    cleanup(() => {
      Settings.now = () => Date.now()
    })
    const { token } = await signIn()
    const statusAt = async (ahead: number) => {
      Settings.now = () => Date.now() + ahead
      return (await get('/api/user/profile', { token })).status
    }
    assert.equal(await statusAt(29 * minute), 200)
    assert.equal(await statusAt(31 * minute), 401)
  })

  test('a refresh token lives thirty days for customers and twelve hours for staff', async ({
    assert,
  }) => {
    const [customer, staff] = [await signIn(), await aSignedInStaff('kyc')]
    assert.closeTo(await leftOf('refresh_tokens', customer.refreshToken), 30 * day, minute)
    assert.closeTo(await leftOf('refresh_tokens', staff.refreshToken), 12 * hour, minute)
  })

  test('a refresh gives them the same lives anew', async ({ assert }) => {
    const [customer, staff] = [await signIn(), await aSignedInStaff('kyc')]
    for (const [{ refreshToken }, life] of [
      [customer, 30 * day],
      [staff, 12 * hour],
    ] as const) {
      const { body } = await post('/api/user/refresh-token', { refreshToken })
      assert.closeTo(await leftOf('access_tokens', body.bearerToken), 30 * minute, minute)
      assert.closeTo(await leftOf('refresh_tokens', body.refreshToken), life, minute)
    }
  })

  test('a browser keeps its cookie as long as the token in it', async ({ assert }) => {
    const { refreshToken } = await signIn()
    const web = { headers: { 'x-client': 'web' } }
    const customer = await post('/api/user/refresh-token', { refreshToken }, web)
    assert.match(customer.headers.getSetCookie()[0], /; Max-Age=2592000(;|$)/)
    const { username, password } = await aStaffUser('kyc')
    const backoffice = { headers: { 'x-client': 'backoffice' } }
    const staff = await post('/api/user/login', { username, password }, backoffice)
    assert.match(staff.headers.getSetCookie()[0], /; Max-Age=43200(;|$)/)
  })

  test('answers with tokens are stored by nobody on the way', async ({ assert }) => {
    const { username, password } = await aStaffUser('kyc')
    const login = await post('/api/user/login', { username, password })
    assert.equal(login.headers.get('cache-control'), 'no-store')
    const refreshToken = login.body.refreshToken
    const renewed = await post('/api/user/refresh-token', { refreshToken })
    assert.equal(renewed.headers.get('cache-control'), 'no-store')
    const token = renewed.body.bearerToken
    const totp = await post('/api/admin/me/totp', { password }, { token })
    assert.equal(totp.headers.get('cache-control'), 'no-store')
  })
})

test.group('A code that was right', () => {
  for (const [what, end] of [
    ['runs out before it is used', { expires_at: new Date(Date.now() - minute) }],
    ['is used by somebody faster', { consumed_at: new Date() }],
  ] as const) {
    test(`${what}: it allows nothing`, async ({ assert }) => {
      const codes = await app.container.make(OneTimeCodes)
      const phone = freshPhone()
      const asker = { name: newToken(), address: '192.0.2.7', isKnown: false }
      const scope = { purpose: 'LOGIN', subject: phone, phone, asker } as const
      await codes.send(scope)
      const right = await codes.check({ ...scope, code: await codeFor(phone) })
      await db.from('one_time_codes').where({ id: right.id }).update(end)
      await assert.rejects(() => transaction((trx) => codes.consume(right, trx)))
    })
  }
})

test.group('A lock after failures', () => {
  test('lasts five minutes after the eighth, twice as long each time, and a day at most', async ({
    assert,
  }) => {
    const who = freshPhone()
    const now = new Date()
    const minutes: (number | null)[] = []
    for (let failures = 1; failures <= 30; failures++) {
      await db.rawQuery(`select note_failure(?, 'LOGIN', ?, 8)`, [who, now])
      const { locked_until: until } = await db.from('failed_attempts').where({ who }).firstOrFail()
      minutes.push(until && (until.getTime() - now.getTime()) / minute)
    }
    assert.deepEqual(minutes.slice(0, 7), Array(7).fill(null))
    assert.deepEqual(minutes.slice(7, 16), [5, 10, 20, 40, 80, 160, 320, 640, 1280])
    assert.deepEqual(minutes.slice(16), Array(14).fill(1440))
  })
})

test.group('Passwords', () => {
  test('have twelve characters at least, given or chosen, and two hundred at most', async ({
    assert,
  }) => {
    const admin = await staffToken('super')
    for (const [length, status] of [
      [6, 422],
      [11, 422],
      [12, 201],
      [200, 201],
      [201, 422],
    ]) {
      const password = 'p'.repeat(length)
      assert.equal((await createStaff(admin, { password })).status, status, `${length} given`)
    }
    for (const [length, status] of [
      [11, 422],
      [12, 204],
    ]) {
      const { token } = await aSignedInStaff('kyc')
      const passwords = { currentPassword: staffPassword, newPassword: 'n'.repeat(length) }
      const changed = await put('/api/admin/me/password', passwords, { token })
      assert.equal(changed.status, status, `${length} chosen`)
    }
  })
})

test.group('The sweep of sign-in', () => {
  const now = Date.now()
  const ago = (millis: number) => new Date(now - millis)

  test('takes tokens a day after their end, and none that lives', async ({ assert }) => {
    const { token } = await aSignedInStaff('kyc')
    const { session_id: sessionId } = await db
      .from('access_tokens')
      .where({ hash: tokenHash(token) })
      .firstOrFail()
    const ends = { living: -minute, young: 23 * hour, old: 25 * hour }
    for (const table of ['access_tokens', 'refresh_tokens'] as const) {
      const hashes = Object.entries(ends).map(([name, millis]) => ({
        name,
        hash: tokenHash(newToken()),
        expires_at: ago(millis),
      }))
      await db
        .table(table)
        .multiInsert(
          hashes.map(({ hash, expires_at }) => ({ hash, expires_at, session_id: sessionId }))
        )
      await sweepSignIn.run({})
      const left = await db.from(table).whereIn(
        'hash',
        hashes.map(({ hash }) => hash)
      )
      const names = left.map(({ hash }) => hashes.find((each) => each.hash === hash)!.name)
      assert.sameMembers(names, ['living', 'young'], table)
    }
  })

  test('takes codes after a year: until then it is known what was agreed to', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const code = (days: number) => ({
      id: newId(),
      purpose: 'LOGIN',
      subject: phone,
      phone,
      asker: '',
      code_hash: '',
      binding: '{}',
      seal: '',
      sent_at: ago(days * day),
      expires_at: ago(days * day),
    })
    const codes = [code(31), code(364), code(366)]
    await db.table('one_time_codes').multiInsert(codes)
    await sweepSignIn.run({})
    const left = await db.from('one_time_codes').where({ phone }).orderBy('sent_at', 'desc')
    assert.deepEqual(
      left.map(({ id }) => id),
      [codes[0].id, codes[1].id]
    )
  })

  test('takes failures after two days, places after ninety', async ({ assert }) => {
    const failure = (hours: number) => ({
      who: newId(),
      purpose: 'LOGIN',
      failures: 1,
      last_at: ago(hours * hour),
    })
    const failures = [failure(47), failure(49)]
    await db.table('failed_attempts').multiInsert(failures)
    const places = [89, 91].map((days) => ({ place: newId(), last_at: ago(days * day) }))
    await db.table('sign_in_places').multiInsert(places)
    await sweepSignIn.run({})
    const whoLeft = await db.from('failed_attempts').whereIn(
      'who',
      failures.map(({ who }) => who)
    )
    assert.deepEqual(
      whoLeft.map(({ who }) => who),
      [failures[0].who]
    )
    const placesLeft = await db.from('sign_in_places').whereIn(
      'place',
      places.map(({ place }) => place)
    )
    assert.deepEqual(
      placesLeft.map(({ place }) => place),
      [places[0].place]
    )
    assert.equal(sweepSignIn.cron, '30 3 * * *')
  })
})
