import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { post } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { aRegisteredShop, approveAll, decide, digital, ok } from '#tests/support/registration'

const reason = { reason: 'کارت ملی را دوباره باید دید.' }

test.group('A decision on a step that is taken back', (group) => {
  let token: string
  group.setup(async () => {
    await allowManySignIns()
    token = await staffToken('kyc')
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
