import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { queue } from '#app/platform/jobs/main'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { asOwner } from '#factories/as_owner'
import { letPass, signIn, staffToken } from '#tests/support/identity'
import { get, post } from '#tests/support/http'
import { turnClockTo } from '#tests/support/database'

test.group('The phone simulator', () => {
  test('lists the messages of a phone, newest first, with the code exactly on code messages', async ({
    assert,
  }) => {
    const phone = freshPhone()
    await post('/api/user/otp-start', { phone })
    await letPass(phone, 120_000)
    await db.table('sandbox_sms').insert({
      id: newId(),
      phone,
      template: 'a-notice',
      text: 'a notice',
      sent_at: new Date(),
    })
    await post('/api/user/otp-start', { phone })

    const { status, body } = await get(`/api/demo/sms?phone=${phone}`)
    assert.equal(status, 200)
    assert.lengthOf(body, 3)
    const [newest, notice] = body
    assert.sameMembers(Object.keys(newest), ['id', 'phone', 'text', 'code', 'sentAt'])
    assert.equal(newest.code, await codeFor(phone))
    assert.include(newest.text, newest.code)
    assert.deepEqual(Object.keys(notice), ['id', 'phone', 'text', 'sentAt'])
    assert.equal(new Date(newest.sentAt).toISOString(), newest.sentAt)
  })

  test('a phone that was sent nothing has an empty list, a wrong one is refused', async ({
    assert,
  }) => {
    assert.deepEqual((await get(`/api/demo/sms?phone=${freshPhone()}`)).body, [])
    assert.equal((await get('/api/demo/sms?phone=0912')).status, 422)
    assert.equal((await get('/api/demo/sms')).status, 422)
  })

  test('the page and its files live under the strict policy, with nothing inline', async ({
    assert,
  }) => {
    const page = await get('/demo/phone')
    assert.equal(page.status, 200)
    assert.match(page.headers.get('content-type')!, /^text\/html/)
    const policy = page.headers.get('content-security-policy')!
    assert.include(policy, "script-src 'self'")
    assert.notInclude(policy, 'unsafe')
    assert.notMatch(page.body, /<script(?![^>]*src=)|<style|style="|\son\w+="/)

    const files = [...page.body.matchAll(/(?:src|href)="(phone\.\w+)"/g)].map(([, name]) => name)
    assert.sameMembers(files, ['phone.css', 'phone.js'])
    for (const file of [...files, 'vazirmatn-arabic.woff2', 'vazirmatn-latin.woff2']) {
      assert.equal((await get(`/demo/${file}`)).status, 200)
    }
    for (const path of ['/demo/other', '/demo/..%2fphone.html', '/demo/constructor']) {
      assert.equal((await get(path)).status, 404)
    }
  })

  test('recently used phones are offered', async ({ assert }) => {
    const { phone } = await signIn()
    const { body } = await get('/api/demo/phones')
    assert.deepEqual(Object.keys(body[0]).sort(), ['lastAt', 'name', 'phone'])
    assert.include(
      body.map((entry: { phone: string }) => entry.phone),
      phone
    )
  })
})

test.group('The demo clock', (group) => {
  group.each.teardown(async () => {
    await turnClockTo(0)
    await asOwner((trx) => trx.from('closed_days').delete())
    clock.reset()
  })

  test('moves business time alone, and answers when the work of the days is done', async ({
    assert,
  }) => {
    const token = await staffToken('super')
    const phone = freshPhone()
    const closed: string[] = []
    onDayClosed({
      name: 'demo-clock-spec',
      phase: 'notices',
      async run(day) {
        closed.push(day)
        const jobs = await queue()
        await transaction((trx) =>
          jobs.enqueue(
            sendSms,
            { key: `${phone} ${day}`, phone, template: 'login-code', params: { code: '11111' } },
            trx
          )
        )
      },
    })
    const before = (await get('/api/demo/clock')).body
    const { status, body } = await post('/api/demo/clock', { advanceDays: 3 }, { token })
    assert.equal(status, 200)
    assert.equal(body.today, addDays(before.today, 3))
    assert.equal(body.advancedDays, before.advancedDays + 3)
    assert.isBelow(Date.parse(body.systemNow) - Date.parse(before.systemNow), 60_000)
    assert.deepEqual(closed, [before.today, addDays(before.today, 1), addDays(before.today, 2)])
    assert.lengthOf(await db.from('sandbox_sms').where({ phone }), 3)
  })

  test("every answer tells the bank's time while it runs ahead, and none before", async ({
    assert,
  }) => {
    const token = await staffToken('super')
    assert.isNull((await get('/api/demo/clock')).headers.get('X-Bank-Time'))
    await post('/api/demo/clock', { advanceDays: 2 }, { token })
    const { headers, body } = await get('/api/demo/clock')
    const told = Date.parse(headers.get('X-Bank-Time')!)
    assert.isBelow(Math.abs(told - Date.parse(body.now)), 60_000)
  })

  test('codes and sessions do not age with it', async ({ assert }) => {
    const super_ = await staffToken('super')
    const person = await signIn()
    const phone = freshPhone()
    await post('/api/user/otp-start', { phone })
    await post('/api/demo/clock', { advanceDays: 60 }, { token: super_ })
    assert.equal((await get('/api/user', { token: person.token })).status, 200)
    const verified = await post('/api/user/otp-verify', { phone, otpSecret: await codeFor(phone) })
    assert.equal(verified.status, 200)
  })

  test('is moved by the super admin alone', async ({ assert }) => {
    const { token } = await signIn()
    const move = (options?: { token: string }) =>
      post('/api/demo/clock', { advanceDays: 1 }, options)
    assert.equal((await move()).status, 401)
    assert.equal((await move({ token })).status, 403)
    assert.equal((await move({ token: await staffToken('finance') })).status, 403)
    assert.equal((await get('/api/demo/clock')).body.advancedDays, 0)
  })

  test('only moves forward, by whole days, and not beyond reason')
    .with([0, -1, 1.5, 801, 100_000, '3', null, {}])
    .run(async ({ assert }, advanceDays) => {
      const token = await staffToken('super')
      assert.equal((await post('/api/demo/clock', { advanceDays }, { token })).status, 422)
      assert.equal((await get('/api/demo/clock')).body.advancedDays, 0)
    })
})
