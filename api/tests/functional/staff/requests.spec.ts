import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { shippedRoles, type ShippedRole } from '#contracts/identity'
import { messages as common } from '#app/shared/i18n/fa'
import { newId } from '#app/shared/ids'
import { messages } from '#app/staff/i18n/fa'
import { get, post, put } from '#tests/support/http'
import { aSignedInStaff, aStaffUser, staffPassword } from '#tests/support/identity'
import { list } from '#tests/support/resources'
import {
  approved,
  aRole,
  createStaff,
  decideRequest,
  firstPassword,
  freshName,
  login,
} from '#tests/support/staff'

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const accountOf = (id: string) => db.from('staff_users').where({ id }).firstOrFail()
const named = (username: string) => db.from('staff_users').where({ username }).first()
const save = async (token: string, id: string, change: object) => {
  const { body } = await get(`/api/admin/staff/${id}`, { token })
  return put(`/api/admin/staff/${id}`, { ...body, ...change }, { token })
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
      kind: 'CREATE',
      status: 'APPROVED',
      subject: username,
      before: {},
      after: { username, role: 'credit' },
      requestedBy: { id: asker.id },
      decidedBy: { id: second.id },
    })
    assert.containSubset(await named(username), { id: body.staffId, role: 'credit' })
    assert.equal((await login(username)).status, 200)
  })

  test('{role}: {people} to make it')
    .with([
      { role: 'super', people: 2 },
      { role: 'credit', people: 2 },
      { role: 'approver', people: 2 },
      { role: 'finance', people: 2 },
      { role: 'kyc', people: 1 },
      { role: 'legal', people: 1 },
      { role: 'card', people: 1 },
      { role: 'support', people: 1 },
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

  test('a role gains what guards money by two persons, and loses it by one', async ({ assert }) => {
    const key = await aRole(asker.token, second.token, ['sms.list'])
    const waiting = await changeRole(asker.token, key, ['sms.list', 'settlement.approve'])
    assert.equal(waiting.status, 202)
    const rights = async () => (await get(`/api/admin/roles/${key}`, asker)).body.permissions
    assert.deepEqual(await rights(), ['sms.list'])
    const { body } = await approved(waiting, second.token)
    assert.containSubset(body, {
      kind: 'UPDATE_ROLE',
      subject: key,
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
    assert.equal(own.body.message, messages.ownPassword)
    assert.equal((await removeFactor(asker.token, asker.id)).status, 422)
    assert.equal((await login(asker.username, staffPassword)).status, 200)
  })
})

test.group('A change that waits', (group) => {
  let asker: Signed
  let second: Signed
  group.each.setup(async () => {
    asker = await aSignedInStaff('super')
    second = await aSignedInStaff('approver')
  })

  /** Somebody's role is to become finance. */
  const aWaitingChange = async () => {
    const { id } = await aStaffUser('kyc')
    const { status, body } = await save(asker.token, id, { role: 'finance' })
    if (status !== 202) throw new Error(JSON.stringify(body))
    return { id, requestId: body.requestId as string }
  }

  test('is approved neither by who asked nor by an account that they made', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    const own = await decideRequest(asker.token, requestId)
    assert.equal(own.status, 422)
    assert.equal(own.body.message, common.ownRequest)

    const other = await aSignedInStaff('super')
    const made = await aStaffUser('approver')
    await approved(await save(asker.token, made.id, { password: firstPassword }), second.token)
    const { body } = await login(made.username)
    const passwords = { currentPassword: firstPassword, newPassword: staffPassword }
    await put('/api/admin/me/password', passwords, { token: body.bearerToken })
    const theirs = await decideRequest(body.bearerToken, requestId)
    assert.equal(theirs.status, 422)
    assert.equal(theirs.body.message, common.sameHand)
    assert.equal((await accountOf(id)).role, 'kyc')
    assert.equal((await decideRequest(other.token, requestId)).status, 200)
    assert.equal((await accountOf(id)).role, 'finance')
  })

  test('is approved by no one for their own account', async ({ assert }) => {
    const { status, body } = await save(asker.token, second.id, { role: 'finance' })
    assert.equal(status, 202)
    const own = await decideRequest(second.token, body.requestId)
    assert.equal(own.status, 422)
    assert.equal((await accountOf(second.id)).role, 'approver')
  })

  test('is decided once, also when two decide at the same time', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    const third = await aSignedInStaff('approver')
    const answers = await Promise.all([
      decideRequest(second.token, requestId),
      decideRequest(third.token, requestId),
      decideRequest(second.token, requestId, 'reject'),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = await db.from('staff_requests').where({ id: requestId }).firstOrFail()
    assert.equal((await accountOf(id)).role, status === 'APPROVED' ? 'finance' : 'kyc')
  })

  test('is rejected with a reason and changes nothing; who asked may take it back', async ({
    assert,
  }) => {
    const { id, requestId } = await aWaitingChange()
    assert.equal((await decideRequest(second.token, requestId, 'reject', {})).status, 422)
    const rejected = await decideRequest(second.token, requestId, 'reject')
    assert.containSubset(rejected.body, { status: 'REJECTED', decisionReason: 'نه' })
    assert.equal((await accountOf(id)).role, 'kyc')
    const again = await save(asker.token, id, { role: 'finance' })
    const back = await decideRequest(asker.token, again.body.requestId, 'reject')
    assert.equal(back.body.status, 'REJECTED')
  })

  test('is the only one of its account and of its role', async ({ assert }) => {
    const { id } = await aWaitingChange()
    const other = await save(asker.token, id, { role: 'credit' })
    assert.equal(other.status, 409)
    assert.equal(other.body.message, messages.alreadyAsked)
    const username = freshName()
    const answers = [
      await createStaff(asker.token, { username, role: 'credit' }),
      await createStaff(asker.token, { username, role: 'credit' }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 409]
    )
  })

  test('is refused when the account has changed since it was asked for', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    assert.equal((await save(asker.token, id, { fullName: 'نام دیگر' })).status, 200)
    const { status, body } = await decideRequest(second.token, requestId)
    assert.equal(status, 409)
    assert.equal(body.message, messages.requestStale)
    assert.equal((await accountOf(id)).role, 'kyc')
    assert.equal((await decideRequest(second.token, requestId, 'reject')).status, 200)
  })

  test('is refused when a role has changed since it was asked for', async ({ assert }) => {
    const key = await aRole(asker.token, second.token, ['sms.list', 'users.list'])
    const waiting = await changeRole(asker.token, key, ['sms.list', 'credit.allocate'])
    await changeRole(asker.token, key, ['sms.list'])
    assert.equal((await decideRequest(second.token, waiting.body.requestId)).status, 409)
    const { body } = await get(`/api/admin/roles/${key}`, { token: asker.token })
    assert.deepEqual(body.permissions, ['sms.list'])
  })

  test('is refused when who asked may no longer ask', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    await db.from('staff_users').where({ id: asker.id }).update({ role: 'kyc' })
    const { status, body } = await decideRequest(second.token, requestId)
    assert.equal(status, 409)
    assert.equal(body.message, messages.askerGone)
    assert.equal((await accountOf(id)).role, 'kyc')
  })

  test('leaves lines of who asked and who approved, and its password nowhere', async ({
    assert,
  }) => {
    const { id } = await aStaffUser('finance')
    const waiting = await save(asker.token, id, { password: firstPassword, fullName: 'نام تازه' })
    const { requestId } = waiting.body
    const kept = await db.from('staff_requests').where({ id: requestId }).firstOrFail()
    assert.isTrue(await hash.verify(kept.password_hash, firstPassword))
    const told = [
      (await get(`/api/admin/staff-requests/${requestId}`, { token: second.token })).body,
      (await list('staff-requests', second.token)).body,
    ]
    await approved(waiting, second.token)
    const { password_hash: forgotten } = await db
      .from('staff_requests')
      .where({ id: requestId })
      .firstOrFail()
    assert.isNull(forgotten)
    const lines = await db.from('audit_lines').whereIn('subject_id', [requestId, id]).orderBy('id')
    assert.deepEqual(
      lines.map(({ command, actor_id: actor }) => [command, actor]),
      [
        ['staff-requests.ask', asker.id],
        ['staff.update', second.id],
        ['staff-requests.approve', second.id],
      ]
    )
    assert.containSubset(lines[1].after, { passwordChanged: true, requestedBy: asker.username })
    for (const text of [JSON.stringify(lines), JSON.stringify(told)]) {
      assert.notInclude(text, firstPassword)
      assert.notMatch(text, /scrypt|argon|passwordHash|password_hash/)
    }
  })

  test('is seen by who may decide, with what was and what shall be', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    const { body } = await list('staff-requests', second.token, {
      filter: { status: 'PENDING', staffId: id },
    })
    assert.lengthOf(body, 1)
    assert.containSubset(body[0], {
      id: requestId,
      kind: 'UPDATE',
      before: { role: 'kyc' },
      after: { role: 'finance' },
      requestedBy: { name: asker.username },
    })
  })

  test('is not found by an id that is none', async ({ assert }) => {
    for (const how of ['approve', 'reject'] as const) {
      assert.equal((await decideRequest(second.token, newId(), how)).status, 404)
      assert.equal((await decideRequest(second.token, 'x', how)).status, 404)
    }
  })

  test('the shipped approver may decide it, and may change no staff', async ({ assert }) => {
    assert.include(shippedRoles.approver, 'staff-requests.decide')
    assert.equal((await createStaff(second.token, { role: 'kyc' })).status, 403)
    assert.equal((await get('/api/admin/staff', { token: second.token })).status, 403)
  })
})
