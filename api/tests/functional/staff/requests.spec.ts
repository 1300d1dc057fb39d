import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import type { ShippedRole } from '#contracts/identity'
import { get, post, put } from '#tests/support/http'
import { aStaffUser, staffPassword } from '#factories/staff'
import { freshName } from '#factories/fresh'
import { aSignedInStaff } from '#tests/support/identity'
import {
  approved,
  aRole,
  createStaff,
  decideRequest,
  firstPassword,
  login,
} from '#tests/support/staff'

/** What people read, word for word. */
const said = {
  ownPassword: 'گذرواژه خود را از صفحه «حساب من» تغییر دهید.',
}

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const accountOf = (id: string) => db.from('staff_users').where({ id }).firstOrFail()
const named = (username: string) => db.from('staff_users').where({ username }).first()
const save = async (token: string, id: string, change: object) => {
  const { body } = await get(`/api/admin/staff/${id}`, { token })
  // The names of the tests' staff hold digits, which a form refuses.
  return put(`/api/admin/staff/${id}`, { ...body, fullName: 'کارمند آزمون', ...change }, { token })
}
const changeRole = (token: string, key: string, permissions: readonly string[]) =>
  put(`/api/admin/roles/${key}`, { permissions }, { token })
const removeFactor = (token: string, id: string) =>
  post(`/api/admin/staff/${id}/remove-second-factor`, { reason: 'گوشی گم شد' }, { token })

test.group('An account that guards money', (group) => {
  let asker: Signed
  let second: Signed
  group.each.setup(async () => {
    asker = await aSignedInStaff('super')
    second = await aSignedInStaff('approver')
  })

  test('is made by two persons: until the second one approves there is none', async ({
    assert,
  }) => {
    const username = freshName()
    const waiting = await createStaff(asker.token, { username, role: 'credit' })
    assert.equal(waiting.status, 202)
    assert.deepEqual(Object.keys(waiting.body).sort(), ['requestId', 'status'])
    assert.equal(waiting.body.status, 'PENDING_APPROVAL')
    assert.isNull(await named(username))
    assert.equal((await login(username)).status, 401)

    const { body } = await approved(waiting, second.token)
    assert.containSubset(body, {
      action: 'CREATE',
      status: 'APPROVED',
      subject: { title: `کارمند تازه (${username})` },
      before: {},
      after: { username, role: 'credit' },
      askedBy: { id: asker.id },
      decidedBy: { id: second.id },
    })
    assert.containSubset(await named(username), { id: body.subject.id, role: 'credit' })
    assert.equal((await login(username)).status, 200)
  })

  test('{role}: {people} to make it')
    .with([
      { role: 'super', people: 2 },
      { role: 'credit', people: 2 },
      { role: 'approver', people: 2 },
      { role: 'finance', people: 2 },
      // Decides which contracts are signed.
      { role: 'legal', people: 2 },
      { role: 'kyc', people: 1 },
      // Unlocks a device that wrong PINs have locked.
      { role: 'card', people: 2 },
      // Asks for another phone of a customer.
      { role: 'support', people: 2 },
      { role: 'auditor', people: 1 },
    ] as { role: ShippedRole; people: number }[])
    .run(async ({ assert }, { role, people }) => {
      const { status } = await createStaff(asker.token, { role })
      assert.equal(status, people === 2 ? 202 : 201)
    })

  test('{name} waits for a second person, changes nothing until then, and holds afterwards')
    .with([
      { name: 'another password', change: { password: firstPassword }, from: { role: 'super' } },
      { name: 'unlocking', change: { active: true }, from: { active: false } },
      { name: 'a role that guards', change: { role: 'finance' }, from: { role: 'kyc' } },
      { name: 'another role that guards', change: { role: 'finance' }, from: { role: 'credit' } },
    ] as { name: string; change: Record<string, unknown>; from: object }[])
    .run(async ({ assert }, { change, from }) => {
      const { id, username } = await aStaffUser('credit')
      await db.from('staff_users').where({ id }).update(from)
      const before = await accountOf(id)
      const waiting = await save(asker.token, id, change)
      assert.equal(waiting.status, 202)
      assert.deepEqual(await accountOf(id), before)
      await approved(waiting, second.token)
      const after = await accountOf(id)
      const { password, ...kept } = change
      assert.containSubset(after, kept)
      if (!password) return
      assert.isTrue(await hash.verify(after.password_hash, firstPassword))
      assert.equal((await login(username, staffPassword)).status, 401)
      assert.isTrue((await login(username)).body.passwordChangeRequired)
    })

  test('{name} needs one person')
    .with([
      { name: 'locking', role: 'credit', change: { active: false } },
      { name: 'taking the role away', role: 'credit', change: { role: 'kyc' } },
      { name: 'another name', role: 'credit', change: { fullName: 'نام تازه' } },
      {
        name: 'a password of who guards nothing',
        role: 'kyc',
        change: { password: firstPassword },
      },
    ] as { name: string; role: ShippedRole; change: object }[])
    .run(async ({ assert }, { role, change }) => {
      const { id } = await aStaffUser(role)
      assert.equal((await save(asker.token, id, change)).status, 200)
    })

  test('loses its second factor by two persons alone', async ({ assert }) => {
    const { id } = await aStaffUser('finance')
    await db.from('staff_users').where({ id }).update({ totp_secret: 'x' })
    const waiting = await removeFactor(asker.token, id)
    assert.equal(waiting.status, 202)
    assert.equal((await accountOf(id)).totp_secret, 'x')
    const { body } = await approved(waiting, second.token)
    assert.equal(body.reason, 'گوشی گم شد')
    assert.isNull((await accountOf(id)).totp_secret)
  })

  test('loses no second factor that it has not, asked for or approved', async ({ assert }) => {
    const { id } = await aStaffUser('finance')
    assert.equal((await removeFactor(asker.token, id)).status, 422)
    await db.from('staff_users').where({ id }).update({ totp_secret: 'x' })
    const waiting = await removeFactor(asker.token, id)
    await db.from('staff_users').where({ id }).update({ totp_secret: null })
    assert.equal((await decideRequest(second.token, waiting.body.requestId)).status, 409)
  })

  test('a role gains what guards money by two persons, and loses it by one', async ({ assert }) => {
    const key = await aRole(asker.token, second.token, ['sms.list'])
    const waiting = await changeRole(asker.token, key, ['sms.list', 'settlement.approve'])
    assert.equal(waiting.status, 202)
    const rights = async () => (await get(`/api/admin/roles/${key}`, asker)).body.permissions
    assert.deepEqual(await rights(), ['sms.list'])
    const { body } = await approved(waiting, second.token)
    assert.containSubset(body, {
      action: 'UPDATE_ROLE',
      subject: { resource: 'roles', id: key, title: key },
      before: { permissions: ['sms.list'] },
      after: { permissions: ['sms.list', 'settlement.approve'] },
    })
    assert.deepEqual(await rights(), ['sms.list', 'settlement.approve'])
    assert.equal((await changeRole(asker.token, key, ['sms.list'])).status, 200)
    assert.deepEqual(await rights(), ['sms.list'])
  })

  test('nobody gives themselves a password or removes their own second factor there', async ({
    assert,
  }) => {
    const own = await save(asker.token, asker.id, { password: firstPassword })
    assert.equal(own.status, 422)
    assert.equal(own.body.message, said.ownPassword)
    assert.equal((await removeFactor(asker.token, asker.id)).status, 422)
    assert.equal((await login(asker.username, staffPassword)).status, 200)
  })
})
