import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { supportMessages } from '#contracts/messages'
import { auditAll } from '#app/platform/audit/audit'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { settle } from '#app/platform/jobs/main'
import { post } from '#tests/support/http'
import { freshPhone } from '#factories/fresh'
import { aSignedInStaff, signIn, staffToken } from '#tests/support/identity'
import { heldUp } from '#tests/support/races'

const [call, missed, documents, codes] = supportMessages
const reason = 'تماس مشتری درباره مدارک'
const textOfCall = 'کسب‌نو\nبرای پیگیری درخواست خود لطفاً با پشتیبانی تماس بگیرید: ۰۲۱۰۰۰۰۰۰۰۰'

type Staff = Awaited<ReturnType<typeof aSignedInStaff>>

const audited = (userId: string) =>
  db.from('audit_lines').where({ command: 'sms.send', subject_id: userId })
/** What reached the phone beside the code of its login. */
const received = (phone: string) =>
  db.from('sandbox_sms').where({ phone }).whereNot({ template: 'login-code' })
const waiting = (userId: string) =>
  db.from('outbox').whereRaw(`payload->'owner'->>'id' = ?`, [userId])

/** Somebody who may send one more message today. */
const aBusyColleague = async () => {
  const busy = await aSignedInStaff('support')
  const line = { command: 'sms.send', after: { template: call } } as const
  const lines = Array.from({ length: 49 }, () => ({
    ...line,
    actor: { ...busy, kind: 'staff' } as unknown as StaffActor,
    subject: { type: 'users', id: newId() },
  }))
  await transaction((trx) => auditAll(lines, trx))
  return busy
}

test.group('A message of support to a customer', (group) => {
  let support: Staff
  group.setup(async () => {
    support = await aSignedInStaff('support')
  })
  const send = (
    userId: string,
    template: string,
    { by = support.token, query = '', key, ...body }: Record<string, string> = {}
  ) => post(`/api/admin/sms/${userId}${query}`, { template, reason, ...body }, { token: by, key })

  test('a dry run says what would be sent and changes nothing; its key sends nothing either', async ({
    assert,
  }) => {
    const { userId, phone } = await signIn('09121234567')
    const message = { phone: '0912***4567', text: textOfCall }
    const key = newId()
    const dry = await send(userId, call, { query: '?dryRun=true', key })
    assert.deepEqual([dry.status, dry.body], [200, { status: 'WOULD_SEND', ...message }])
    const replayed = await send(userId, call, { key })
    assert.deepEqual([replayed.status, replayed.body.title], [409, 'IdempotencyConflictException'])
    await settle()
    assert.deepEqual(
      [await audited(userId), await waiting(userId), await received(phone)],
      [[], [], []]
    )

    const sent = await send(userId, call)
    assert.deepEqual([sent.status, sent.body], [200, { status: 'QUEUED', ...message }])
    await settle()
    assert.deepEqual(
      (await received(phone)).map(({ text }) => text),
      [textOfCall]
    )
    const [line] = await audited(userId)
    assert.deepEqual(
      [line.actor_id, line.after, line.reason],
      [support.id, { template: call }, reason]
    )
  })

  test('it says what staff have made of the text, and a text that is off is not sent', async ({
    assert,
    cleanup,
  }) => {
    const set = async (row: object) => {
      await db.from('sms_templates').where({ name: documents }).update(row)
    }
    cleanup(() => set({ text: null, active: true }))
    const { userId } = await signIn()
    await set({ text: 'مدارک را ببینید: {supportPhone}' })
    const { body } = await send(userId, documents, { query: '?dryRun=true' })
    assert.equal(body.text, 'مدارک را ببینید: ۰۲۱۰۰۰۰۰۰۰۰')
    await set({ active: false })
    for (const query of ['', '?dryRun=true']) {
      const { status, body: refused } = await send(userId, documents, { query })
      assert.deepEqual(
        [status, refused.message],
        [422, 'این متن خاموش است و فرستاده نمی‌شود. متن دیگری انتخاب کنید.']
      )
    }
    assert.isEmpty(await audited(userId))
  })

  test('nobody else sends, to nobody unknown, and nothing but what is on the list', async ({
    assert,
  }) => {
    const customer = await signIn()
    const { userId } = customer
    const statuses = async (answers: Promise<{ status: number }>[]) =>
      (await Promise.all(answers)).map(({ status }) => status)
    const [auditor, credit, superAdmin] = await Promise.all([
      staffToken('auditor'),
      staffToken('credit'),
      staffToken('super'),
    ])
    assert.deepEqual(
      await statuses([
        send(userId, call, { by: customer.token }),
        send(userId, call, { by: auditor }),
        send(userId, call, { by: credit }),
        send(newId(), call),
        send('campaigns', call),
        send(userId, 'login-code'),
        send(userId, 'جایزه شما آماده است: evil.example'),
        send(userId, call, { reason: ' ' }),
        send(userId, call, { query: '?dryRun=perhaps' }),
      ]),
      [403, 403, 403, 404, 404, 422, 422, 422, 422]
    )
    assert.isEmpty(await audited(userId))
    assert.equal((await send(userId, call, { by: superAdmin })).status, 200)
  })

  test('a customer gets three a day and no text twice, whoever sends; a dry run says so too', async ({
    assert,
  }) => {
    const { userId } = await signIn()
    const other = await staffToken('support')
    for (const template of [call, missed]) assert.equal((await send(userId, template)).status, 200)
    for (const query of ['', '?dryRun=true']) {
      const { status, body } = await send(userId, call, { by: other, query })
      assert.deepEqual(
        [status, body.message],
        [409, 'همین متن در ۲۴ ساعت گذشته برای این مشتری فرستاده شده است.']
      )
    }
    assert.equal((await send(userId, documents, { by: other })).status, 200)
    const fourth = await send(userId, codes, { by: other })
    assert.deepEqual([fourth.status, fourth.body.title], [429, 'ThrottledException'])
    assert.closeTo(Number(fourth.headers.get('retry-after')), 24 * 3600, 60)
    assert.lengthOf(await audited(userId), 3)
  })

  test('one member of staff sends fifty a day; the next one is for a colleague to send', async ({
    assert,
  }) => {
    const busy = await aBusyColleague()
    const [one, another] = await Promise.all([signIn(), signIn()])
    assert.equal((await send(one.userId, call, { by: busy.token })).status, 200)
    const refused = await send(another.userId, call, { by: busy.token })
    assert.deepEqual(
      [refused.status, refused.body.message],
      [429, 'در ۲۴ ساعت گذشته ۵۰ پیامک فرستاده‌اید و بیش از این نمی‌شود.']
    )
    assert.equal((await send(another.userId, call)).status, 200)
  })

  test('two colleagues at once: one message goes out, the other is told', async ({ assert }) => {
    const { userId, phone } = await signIn(freshPhone())
    const other = await staffToken('support')
    const answers = await heldUp({ turn: `messages-to:${userId}` }, () => [
      send(userId, call),
      send(userId, call, { by: other }),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    await settle()
    assert.lengthOf(await received(phone), 1)
  })

  test('one member of staff to two customers at once, with one left: one goes out', async ({
    assert,
  }) => {
    const busy = await aBusyColleague()
    const [one, another] = await Promise.all([signIn(), signIn()])
    const answers = await heldUp({ turn: `messages-by:${busy.id}` }, () =>
      [one, another].map(({ userId }) => send(userId, call, { by: busy.token }))
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429])
  })
})
