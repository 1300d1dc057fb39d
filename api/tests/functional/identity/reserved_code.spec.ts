import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { reservedCodeRules } from '#contracts/sign_in'
import { sweepSignIn } from '#app/people/identity/jobs/sweep_sign_in'
import { Sms } from '#app/people/notifications/sms'
import { changeSetting } from '#app/reference/settings/settings'
import { settle } from '#app/platform/jobs/main'
import { aBrowser, aClientAt } from '#tests/support/askers'
import { get, post } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { staffToken } from '#tests/support/identity'

const reason = 'مشتری تماس گرفت و کد ملی و آخرین خرید خود را درست گفت.'
const reserve = (phone: string, token: string, why = reason) =>
  post('/api/admin/sign-ins/reserve', { phone, reason: why }, { token })

/** Strangers on fifteen networks, of which each asks once. */
const besiege = async (phone: string) => {
  for (let i = 1; i <= 15; i++) await aClientAt(`127.0.8.${i}`).start(phone)
}
const otherNumber = (number: string) =>
  String(((Number(number) - 9_999_999) % 90_000_000) + 10_000_000)

test.group('A fresh phone while strangers ask for codes', () => {
  test('is kept out, and let in with the number that support has read out', async ({ assert }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await besiege(phone)
    const fresh = aBrowser()
    const refused = await fresh.start(phone)
    assert.equal(refused.body.title, 'ThrottledException')
    assert.isTrue(refused.body.takesSupportNumber)
    assert.match(refused.body.message, /با پشتیبانی تماس بگیرید/)
    assert.notMatch(refused.body.message, /اینترنت دیگری/)
    const held = await reserve(phone, token)
    assert.equal(held.status, 200)
    assert.match(held.body.number, /^[1-9]\d{7}$/)
    assert.equal(held.headers.get('cache-control'), 'no-store')
    assert.equal((await fresh.start(phone)).status, 429, 'without the number')
    assert.equal((await fresh.start(phone, held.body.number)).status, 200)
    assert.equal((await fresh.verify(phone, await codeFor(phone))).status, 200)
  })

  test('is sent one code for one number, however many ask with it at once', async ({ assert }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await besiege(phone)
    const { number } = (await reserve(phone, token)).body
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => aClientAt(`127.0.8.${i + 30}`).start(phone, number))
    )
    assert.deepEqual(answers.filter(({ status }) => status === 200).length, 1)
    assert.isTrue(answers.every(({ status }) => [200, 400, 429].includes(status)))
    const later = await aBrowser().start(phone, number)
    assert.equal(later.body.title, 'SupportNumberWrongException')
  })

  test('keeps its number while nothing holds the code up', async ({ assert }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    const { number } = (await reserve(phone, token)).body
    assert.equal((await aClientAt('127.0.8.40').start(phone, number)).status, 200)
    await besiege(phone)
    assert.equal((await aBrowser().start(phone, number)).status, 200)
  })

  test('cannot be guessed its number: wrong ones count for the network, and never against the owner', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await besiege(phone)
    const { number } = (await reserve(phone, token)).body
    const guesser = aClientAt('127.0.8.60')
    const before = await db.from('rate_limits').where('key', 'like', '%codeFailuresPerAddress%')
    for (let i = 0; i < 4; i++) {
      const { status, body } = await guesser.start(phone, otherNumber(number))
      assert.equal(status, 400)
      assert.equal(body.title, 'SupportNumberWrongException')
    }
    const after = await db.from('rate_limits').where('key', 'like', '%codeFailuresPerAddress%')
    assert.lengthOf(after, before.length + 1)
    assert.equal((await aBrowser().start(freshPhone(), number)).status, 400, 'another phone')
    assert.equal((await aBrowser().start(phone, number)).status, 200)
  })

  test('is let in from a network that was sent all its codes, and keeps the number of a code that reached nobody', async ({
    assert,
    cleanup,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    const { number } = (await reserve(phone, token)).body
    const crowded = aClientAt('127.0.8.70')
    const { value } = await db
      .from('settings')
      .where({ key: 'codesPerAddressPerDay' })
      .firstOrFail()
    const limit = (codes: number) =>
      db.transaction((trx) => changeSetting('codesPerAddressPerDay', codes, trx))
    cleanup(() => limit(value))
    await limit(5)
    for (let i = 0; i < 5; i++) assert.equal((await crowded.start(freshPhone())).status, 200)
    assert.equal((await crowded.start(phone)).status, 429)
    app.container.swap(Sms, () => new Sms([]))
    cleanup(() => app.container.restore(Sms))
    assert.equal((await crowded.start(phone, number)).status, 503)
    app.container.restore(Sms)
    assert.equal((await crowded.start(phone, number)).status, 200)
  })

  test('is told that a code was reserved; a newer number ends the former, and time ends both', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await besiege(phone)
    const first = (await reserve(phone, token)).body.number
    const second = (await reserve(phone, token)).body.number
    await settle()
    const sent = await db.from('sms_messages').where({ phone, template: 'code-reserved' })
    assert.lengthOf(sent, 2)
    assert.notInclude(JSON.stringify(sent), second)
    assert.equal((await aBrowser().start(phone, first)).status, 400)
    await db
      .from('reserved_codes')
      .where({ phone, code_id: null })
      .update({ expires_at: new Date() })
    assert.equal((await aBrowser().start(phone, second)).status, 400)
  })
})

test.group('A code that support reserves', () => {
  test('leaves its line with the reason and without its number, and shows that it is used', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    await besiege(phone)
    const { number, expiresAt } = (await reserve(phone, token)).body
    const standing = () => get(`/api/admin/sign-ins?phone=${phone}`, { token })
    assert.containSubset((await standing()).body.reservedCode, { expiresAt, isUsed: false })
    await aBrowser().start(phone, number)
    assert.isTrue((await standing()).body.reservedCode.isUsed)
    const lines = await db
      .from('audit_lines')
      .where('command', 'sign-ins.reserve-code')
      .whereRaw(`after ->> 'phone' = ?`, [phone])
    assert.lengthOf(lines, 1)
    assert.equal(lines[0].reason, reason)
    const rows = [lines, await db.from('reserved_codes').where({ phone })]
    assert.notInclude(JSON.stringify(rows), number)
    assert.notInclude(JSON.stringify((await standing()).body), number)
  })

  test('is one of few a day for a phone, also when they are asked for at once', async ({
    assert,
  }) => {
    const [phone, token] = [freshPhone(), await staffToken('support')]
    const answers = await Promise.all(
      Array.from({ length: reservedCodeRules.perDay + 1 }, () => reserve(phone, token))
    )
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [...Array<number>(reservedCodeRules.perDay).fill(200), 409]
    )
    const open = await db
      .from('reserved_codes')
      .where({ phone })
      .where('expires_at', '>', new Date())
    assert.lengthOf(open, 1)
  })

  test('is one of few an hour for each member of staff', async ({ assert }) => {
    const token = await staffToken('support')
    const statuses: number[] = []
    for (let i = 0; i <= reservedCodeRules.byOnePersonPerHour; i++) {
      statuses.push((await reserve(freshPhone(), token)).status)
    }
    assert.equal(statuses.at(-1), 429)
  })

  test('takes a reason and a right', async ({ assert }) => {
    const phone = freshPhone()
    assert.equal((await reserve(phone, await staffToken('support'), '')).status, 422)
    assert.equal((await reserve('123', await staffToken('support'))).status, 422)
    for (const role of ['kyc', 'auditor', 'finance'] as const) {
      assert.equal((await reserve(phone, await staffToken(role))).status, 403, role)
    }
    assert.equal((await aBrowser().start(phone, '12')).status, 422)
  })

  test('is swept two days later', async ({ assert }) => {
    const phone = freshPhone()
    await reserve(phone, await staffToken('support'))
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await db
      .from('reserved_codes')
      .where({ phone })
      .update({ reserved_at: ago(1) })
    await sweepSignIn.run({})
    assert.lengthOf(await db.from('reserved_codes').where({ phone }), 1)
    await db
      .from('reserved_codes')
      .where({ phone })
      .update({ reserved_at: ago(3) })
    await sweepSignIn.run({})
    assert.lengthOf(await db.from('reserved_codes').where({ phone }), 0)
  })
})
