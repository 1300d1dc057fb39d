import { test } from '@japa/runner'
import { toPersianDigits } from '#contracts/digits'
import { get, post, call } from '#tests/support/http'
import { aStaffUser } from '#factories/staff'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { letPass, signIn, wrongCodeFor } from '#tests/support/identity'
import { exactly, expectAnswer, expectError, millis, text } from '#tests/support/shape'

const pair = exactly({ bearerToken: text, refreshToken: text })
const cookieOf = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0] ?? ''

test.group('The sign-in of a customer', () => {
  test('a code is sent to 11 ASCII digits, whatever script they were typed in', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const started = await post('/api/user/otp-start', { phone: toPersianDigits(phone) })
    expectAnswer(started, 200, exactly({ phone, expirationMillis: millis(120_000) }))
    await letPass(phone, 120_000)
    const resent = await post('/api/user/otp-resend', { phone })
    expectAnswer(resent, 200, exactly({ phone, expirationMillis: millis(120_000) }))
    assert.match(await codeFor(phone), /^[1-9]\d{4}$/)
  })

  test('the code opens a session as a number, as ASCII and as Persian digits', async () => {
    const forms = [Number, String, toPersianDigits]
    for (const form of forms) {
      const phone = freshPhone()
      await post('/api/user/otp-start', { phone })
      const wrong = { phone, otpSecret: await wrongCodeFor(phone) }
      expectError(await post('/api/user/otp-verify', wrong), 400, 'OtpWrongException')
      const right = { phone, otpSecret: form(await codeFor(phone)) }
      const { bearerToken } = expectAnswer(await post('/api/user/otp-verify', right), 200, pair)
      expectError(await post('/api/user/otp-verify', right), 400, 'OtpWrongException')
      expectAnswer(await get('/api/user', { token: bearerToken }), 200, { phone })
    }
  })

  test('a refresh gives a new pair; the old token ends the whole family when it comes again', async () => {
    const { refreshToken } = await signIn()
    const renew = (token: string) => post('/api/user/refresh-token', { refreshToken: token })
    const next = expectAnswer(await renew(refreshToken), 200, pair)
    expectAnswer(await get('/api/user', { token: next.bearerToken }), 200)
    expectError(await renew(refreshToken), 401, 'UnauthorizedException')
    expectError(await get('/api/user', { token: next.bearerToken }), 401, 'UnauthorizedException')
    expectError(await renew(next.refreshToken), 401, 'UnauthorizedException')
  })

  test('a browser keeps the refresh token in an HttpOnly cookie and never sees it', async ({
    assert,
  }) => {
    const phone = freshPhone()
    const headers = { 'x-client': 'web' }
    await post('/api/user/otp-start', { phone })
    const otpSecret = await codeFor(phone)
    const verified = await post('/api/user/otp-verify', { phone, otpSecret }, { headers })
    expectAnswer(verified, 200, exactly({ bearerToken: text }))
    for (const part of ['HttpOnly', 'SameSite=Strict']) assert.include(cookieOf(verified), part)
    const [cookie] = cookieOf(verified).split(';')
    const renewed = await post('/api/user/refresh-token', {}, { headers: { ...headers, cookie } })
    expectAnswer(renewed, 200, exactly({ bearerToken: text }))
    assert.notEqual(cookieOf(renewed).split(';')[0], cookie)
  })

  test('a chosen plan and the session end as told', async () => {
    const { token } = await signIn()
    const plan = 'kasbeno-fmcg-real'
    expectAnswer(await post(`/api/user/${plan}/select-business-plan`, {}, { token }), 200)
    const switched = expectAnswer(await post('/api/user/switch', { plan }, { token }), 200, pair)
    const company = { plan: 'LEGAL', companyUniqueSerial: 'not-theirs' }
    const refused = await post('/api/user/switch', company, { token: switched.bearerToken })
    expectError(refused, 422, 'BusinessRuleException')
    const ended = await call('DELETE', '/api/user/logout', { token: switched.bearerToken })
    expectAnswer(ended, 204)
    const after = await get('/api/user', { token: switched.bearerToken })
    expectError(after, 401, 'UnauthorizedException')
  })
})

test.group('The sign-in of staff', () => {
  test('name and password give a pair; a wrong one is 401', async () => {
    const { username, password } = await aStaffUser('kyc')
    expectAnswer(await post('/api/user/login', { username, password }), 200, pair)
    const wrong = await post('/api/user/login', { username, password: 'not the password' })
    expectError(wrong, 401, 'UnauthorizedException')
    const unknown = await post('/api/user/login', { username: 'nobody-at-all', password })
    expectError(unknown, 401, 'UnauthorizedException')
  })
})
