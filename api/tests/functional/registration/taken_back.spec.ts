import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { relay } from '#app/platform/events/outbox'
import { queue, settle } from '#app/platform/jobs/main'
import { post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { aRegisteredShop, approveAll, decide, digital, ok } from '#tests/support/registration'

/** As the worker does it. */
const relayNow = async () => {
  const jobs = await queue()
  await relay(jobs.enqueue.bind(jobs))
  await jobs.drain()
}

const reason = { reason: 'کارت ملی را دوباره باید دید.' }

test.group('A decision on a step that is taken back', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
  })

  test('a refusal is told when the minute in which it may be taken back is over', async ({
    assert,
  }) => {
    const { registrationId: id, phone } = await aRegisteredShop()
    await settle()
    const told = () => db.from('sandbox_sms').where({ phone, template: 'step-rejected' })
    ok(await decide(id, 'docs/reject', token, { rejectionReason: 'ناخوانا' }))
    await relayNow()
    assert.lengthOf(await told(), 0)
    await db.rawQuery(`update outbox set held_until = held_until - interval '59 seconds'`)
    await relayNow()
    assert.lengthOf(await told(), 0)
    await db.rawQuery(`update outbox set held_until = held_until - interval '2 seconds'`)
    await relayNow()
    assert.lengthOf(await told(), 1)
  })

  test('nobody is told of a decision that was taken back before, nor that it was', async ({
    assert,
  }) => {
    const { registrationId: id, phone, token: owner } = await aRegisteredShop()
    ok(await post(`/api/user/${digital}/select-business-plan`, {}, { token: owner }))
    const { id: other } = await db
      .from('registrations')
      .where({ plan: digital })
      .whereNot({ id })
      .orderBy('id', 'desc')
      .firstOrFail()
    // Identity is one in all plans: what is refused in one is taken back in another.
    ok(await decide(id, 'identity/reject', token, { rejectionReason: 'نام' }))
    ok(await decide(other, 'identity/reopen', token, reason))
    await approveAll(id)
    ok(await decide(id, 'shop/reopen', token, reason))
    ok(await decide(id, 'docs/reopen', token, reason))
    ok(await decide(id, 'docs/reject', token, { rejectionReason: 'ناخوانا' }))
    await settle()
    const told = await db
      .from('sandbox_sms')
      .where({ phone })
      .whereIn('template', ['step-rejected', 'step-reopened', 'steps-approved'])
    assert.deepEqual(
      told.map(({ template, text }) => [template, /ناخوانا/.test(text)]),
      [['step-rejected', true]]
    )
  })
})
