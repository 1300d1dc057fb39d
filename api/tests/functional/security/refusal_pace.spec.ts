import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import { refusalPace } from '#app/shared/http/refusal_pace'
import { post } from '#tests/support/http'
import { freshPhone } from '#tests/support/identity'

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
})
