import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { Secret, TOTP } from 'otpauth'
import { signInLockAfter } from '#app/people/identity/domain/session_rules'
import { get, post } from '#tests/support/http'
import { staffPassword } from '#factories/staff'
import { aSignedInStaff } from '#tests/support/identity'

const login = (username: string, password: string, totp?: string) =>
  post('/api/user/login', { username, password, totp })

const codeOf = (secret: string, millis = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: millis })

/** A member of staff with an authenticator. `next` gives codes of later and later steps. */
const aStaffWithTotp = async () => {
  const staff = await aSignedInStaff('kyc')
  const started = await post(
    '/api/admin/me/totp',
    { password: staffPassword },
    { token: staff.token }
  )
  const { secret } = started.body
  const code = codeOf(secret)
  const confirmed = await post('/api/admin/me/totp/confirm', { totp: code }, { token: staff.token })
  return { ...staff, secret: secret as string, usedCode: code, started, confirmed }
}

test.group('The second factor', () => {
  test('is set up with the password and a first code, and asked for from then on', async ({
    assert,
  }) => {
    const staff = await aStaffWithTotp()
    assert.match(staff.started.body.otpauthUrl, /^otpauth:\/\/totp\/Kasbeno:.*secret=/)
    assert.equal(staff.confirmed.status, 204)

    const without = await login(staff.username, staff.password)
    assert.equal(without.status, 401)
    assert.isTrue(without.body.totpRequired)
    const code = codeOf(staff.secret, Date.now() + 30_000)
    assert.equal((await login(staff.username, staff.password, code)).status, 200)
  })

  test('a code works once, also when it is sent twice at the same time', async ({ assert }) => {
    const staff = await aStaffWithTotp()
    assert.equal((await login(staff.username, staff.password, staff.usedCode)).status, 401)
    const code = codeOf(staff.secret, Date.now() + 30_000)
    const answers = await Promise.all([
      login(staff.username, staff.password, code),
      login(staff.username, staff.password, code),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 401]
    )
  })

  test('a right code does not make up for a wrong password, and says nothing of it', async ({
    assert,
  }) => {
    const staff = await aStaffWithTotp()
    const { status, body } = await login(
      staff.username,
      'wrong',
      codeOf(staff.secret, Date.now() + 30_000)
    )
    assert.equal(status, 401)
    assert.notProperty(body, 'totpRequired')
  })

  test('asking for the second factor again and again ends in the lock', async ({ assert }) => {
    const staff = await aStaffWithTotp()
    for (let i = 0; i < signInLockAfter; i++) await login(staff.username, staff.password)
    assert.equal((await login(staff.username, staff.password)).status, 429)
  })

  test('is not set up without the password or with a wrong code', async ({ assert }) => {
    const { token, id } = await aSignedInStaff('kyc')
    const refused = await post('/api/admin/me/totp', { password: 'wrong' }, { token })
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].field, 'password')
    const early = await post('/api/admin/me/totp/confirm', { totp: '123456' }, { token })
    assert.equal(early.status, 422)

    const { body } = await post('/api/admin/me/totp', { password: staffPassword }, { token })
    const old = codeOf(body.secret, Date.now() - 3_600_000)
    assert.equal((await post('/api/admin/me/totp/confirm', { totp: old }, { token })).status, 422)
    const row = await db.from('staff_users').where({ id }).firstOrFail()
    assert.isNull(row.totp_secret)
    assert.notInclude(row.totp_pending, body.secret)
  })
})

test.group('Confirming the second factor', () => {
  test('locks after wrong codes in a row, also for the right one, however many are tried at once', async ({
    assert,
  }) => {
    const { token } = await aSignedInStaff('kyc')
    const { body } = await post('/api/admin/me/totp', { password: staffPassword }, { token })
    const confirm = (totp: string) => post('/api/admin/me/totp/confirm', { totp }, { token })
    const wrong = codeOf(body.secret, Date.now() - 3_600_000)
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(wrong)))
    const evaluated = answers.filter(({ status }) => status === 422)
    assert.lengthOf(evaluated, signInLockAfter)
    const right = await confirm(codeOf(body.secret))
    assert.equal(right.status, 429)
    assert.equal(right.body.title, 'OtpLockedException')
    assert.isAbove(Number(right.headers.get('retry-after')), 200)
    // A secret that is made anew is locked with it.
    await post('/api/admin/me/totp', { password: staffPassword }, { token })
    assert.equal((await confirm('000000')).status, 429)
  })
})

test.group('Replacing the second factor', () => {
  const start = (token: string, body: object = {}) =>
    post('/api/admin/me/totp', { password: staffPassword, ...body }, { token })
  /** A code of the step after the one that was used. */
  const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000)

  test('asks for a code of the one in force, which is used up', async ({ assert }) => {
    const staff = await aStaffWithTotp()
    const without = await start(staff.token)
    assert.equal(without.status, 422)
    assert.containSubset(without.body.errors, [{ field: 'totp', rule: 'required' }])
    for (const totp of [staff.usedCode, codeOf(staff.secret, Date.now() - 3_600_000)]) {
      const wrong = await start(staff.token, { totp })
      assert.equal(wrong.status, 422)
      assert.containSubset(wrong.body.errors, [{ field: 'totp', rule: 'totp' }])
    }
    const { totp_pending: none } = await db
      .from('staff_users')
      .where({ id: staff.id })
      .firstOrFail()
    assert.isNull(none)
    const totp = nextCode(staff.secret)
    const started = await start(staff.token, { totp })
    assert.equal(started.status, 200)
    assert.notEqual(started.body.secret, staff.secret)
    assert.equal((await start(staff.token, { totp })).status, 422)
  })

  test('does not let a right code make up for a wrong password', async ({ assert }) => {
    const staff = await aStaffWithTotp()
    const body = { password: 'wrong', totp: nextCode(staff.secret) }
    const refused = await start(staff.token, body)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].field, 'password')
  })

  test('locks after wrong codes in a row', async ({ assert }) => {
    const staff = await aStaffWithTotp()
    const old = codeOf(staff.secret, Date.now() - 3_600_000)
    const statuses: number[] = []
    for (let i = 0; i < 20; i++) statuses.push((await start(staff.token, { totp: old })).status)
    assert.include(statuses, 429)
  })

  test('ends all other sessions, as setting it up for the first time does', async ({ assert }) => {
    const staff = await aSignedInStaff('kyc')
    const stranger = (await login(staff.username, staff.password)).body.bearerToken
    const { secret } = (await start(staff.token)).body
    const totp = codeOf(secret)
    const confirm = (code: string) =>
      post('/api/admin/me/totp/confirm', { totp: code }, { token: staff.token })
    assert.equal((await get('/api/admin/me', { token: stranger })).status, 200)
    assert.equal((await confirm(totp)).status, 204)
    assert.equal((await get('/api/admin/me', { token: stranger })).status, 401)
    assert.equal((await get('/api/admin/me', { token: staff.token })).status, 200)
    assert.isTrue((await get('/api/admin/me', { token: staff.token })).body.hasTotp)

    const replacing = await start(staff.token, { totp: nextCode(secret) })
    await db.from('staff_users').where({ id: staff.id }).update({ totp_last_step: null })
    const other = (await login(staff.username, staff.password, codeOf(secret))).body
    assert.equal((await get('/api/admin/me', { token: other.bearerToken })).status, 200)
    assert.equal((await confirm(codeOf(replacing.body.secret))).status, 204)
    assert.equal((await get('/api/admin/me', { token: other.bearerToken })).status, 401)
    const renewed = await post('/api/user/refresh-token', { refreshToken: other.refreshToken })
    assert.equal(renewed.status, 401)
  })
})
