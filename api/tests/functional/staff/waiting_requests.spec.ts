import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { shippedRoles } from '#contracts/identity'
import { newId } from '#app/platform/values/ids'
import { get, put } from '#tests/support/http'
import { aStaffUser, staffPassword } from '#factories/staff'
import { freshName } from '#factories/fresh'
import { aSignedInStaff } from '#tests/support/identity'
import { changesOf } from '#tests/support/change_requests'
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
  ownRequest: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  sameHand:
    'حساب شما و حساب درخواست‌کننده در دست یک نفر بوده است: دسترسی یا گذرواژه یکی را دیگری داده است. تا هفت روز پس از تغییر دسترسی، یا پس از آن که دارنده حساب گذرواژه‌اش را خودش عوض کند، نفر دیگری باید تصمیم بگیرد.',
  notYourRequest: 'درخواست را تنها کسی پس می‌گیرد که آن را ثبت کرده است.',
  withdrawInstead: 'این درخواست را خودتان ثبت کرده‌اید. به جای رد، آن را پس بگیرید.',
  alreadyAsked: 'برای این مورد درخواست دیگری در انتظار تأیید است.',
  requestStale:
    'پس از این درخواست، حساب یا نقش تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  askerGone: 'درخواست‌کننده دیگر این دسترسی را ندارد. این درخواست را رد کنید.',
}

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const accountOf = (id: string) => db.from('staff_users').where({ id }).firstOrFail()
const save = async (token: string, id: string, change: object) => {
  const { body } = await get(`/api/admin/staff/${id}`, { token })
  // The names of the tests' staff hold digits, which a form refuses.
  return put(`/api/admin/staff/${id}`, { ...body, fullName: 'کارمند آزمون', ...change }, { token })
}
const changeRole = (token: string, key: string, permissions: readonly string[]) =>
  put(`/api/admin/roles/${key}`, { permissions }, { token })

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
    assert.equal(own.body.message, said.ownRequest)

    const other = await aSignedInStaff('super')
    const made = await aStaffUser('approver')
    await approved(await save(asker.token, made.id, { password: firstPassword }), second.token)
    const { body } = await login(made.username)
    const passwords = { currentPassword: firstPassword, newPassword: staffPassword }
    await put('/api/admin/me/password', passwords, { token: body.bearerToken })
    const theirs = await decideRequest(body.bearerToken, requestId)
    assert.equal(theirs.status, 422)
    assert.equal(theirs.body.message, said.sameHand)
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
    const { status } = await db.from('change_requests').where({ id: requestId }).firstOrFail()
    assert.equal((await accountOf(id)).role, status === 'APPROVED' ? 'finance' : 'kyc')
  })

  test('is rejected with a reason by a second person and changes nothing', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    assert.equal((await decideRequest(second.token, requestId, 'reject', {})).status, 422)
    const rejected = await decideRequest(second.token, requestId, 'reject')
    assert.containSubset(rejected.body, { status: 'REJECTED', decisionReason: 'نه' })
    assert.equal((await accountOf(id)).role, 'kyc')
    assert.equal((await save(asker.token, id, { role: 'finance' })).status, 202)
  })

  test('is taken back by who asked alone, once, and may be asked for again', async ({ assert }) => {
    const { id } = await aStaffUser('kyc')
    const change = { role: 'finance', password: firstPassword }
    const { requestId } = (await save(asker.token, id, change)).body
    const another = await aSignedInStaff('super')
    const others = await decideRequest(another.token, requestId, 'withdraw')
    assert.containSubset(others, { status: 422, body: { message: said.notYourRequest } })
    assert.equal((await decideRequest(second.token, requestId, 'withdraw')).status, 403)
    assert.equal((await decideRequest(asker.token, newId(), 'withdraw')).status, 404)
    const rejected = await decideRequest(asker.token, requestId, 'reject')
    assert.containSubset(rejected, { status: 422, body: { message: said.withdrawInstead } })

    const back = await decideRequest(asker.token, requestId, 'withdraw')
    assert.containSubset(back, { status: 200, body: { status: 'WITHDRAWN', decisionReason: null } })
    const row = await db.from('change_requests').where({ id: requestId }).firstOrFail()
    assert.isNull(row.secret)
    assert.equal((await accountOf(id)).role, 'kyc')
    const told = { subject_id: requestId, command: 'staff-requests.withdraw', actor_id: asker.id }
    assert.lengthOf(await db.from('audit_lines').where(told), 1)
    for (const how of ['withdraw', 'approve'] as const) {
      const person = how === 'withdraw' ? asker : second
      assert.equal((await decideRequest(person.token, requestId, how)).status, 409)
    }
    assert.equal((await save(asker.token, id, change)).status, 202)
  })

  test('is either approved or taken back when both come at the same time', async ({ assert }) => {
    const { id, requestId } = await aWaitingChange()
    const answers = await Promise.all([
      decideRequest(second.token, requestId),
      decideRequest(asker.token, requestId, 'withdraw'),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const { status } = await db.from('change_requests').where({ id: requestId }).firstOrFail()
    assert.equal((await accountOf(id)).role, status === 'APPROVED' ? 'finance' : 'kyc')
  })

  test('is the only one of its account and of its role', async ({ assert }) => {
    const { id } = await aWaitingChange()
    const other = await save(asker.token, id, { role: 'credit' })
    assert.equal(other.status, 409)
    assert.equal(other.body.message, said.alreadyAsked)
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
    assert.equal(body.message, said.requestStale)
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
    assert.equal(body.message, said.askerGone)
    assert.equal((await accountOf(id)).role, 'kyc')
  })

  test('leaves lines of who asked and who approved, and its password nowhere', async ({
    assert,
  }) => {
    const { id } = await aStaffUser('finance')
    const waiting = await save(asker.token, id, { password: firstPassword, fullName: 'نام تازه' })
    const { requestId } = waiting.body
    const kept = await db.from('change_requests').where({ id: requestId }).firstOrFail()
    assert.isTrue(await hash.verify(kept.secret, firstPassword))
    const told = [
      (await get(`/api/admin/change-requests/${requestId}`, { token: second.token })).body,
      (await changesOf('staff-requests', second.token)).body,
    ]
    await approved(waiting, second.token)
    const { secret: forgotten } = await db
      .from('change_requests')
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
    const { body } = await changesOf('staff-requests', second.token, {
      status: 'PENDING',
      subjectId: id,
    })
    assert.lengthOf(body, 1)
    assert.containSubset(body[0], {
      id: requestId,
      action: 'UPDATE',
      before: { role: 'kyc' },
      after: { role: 'finance' },
      askedBy: { name: asker.username },
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
