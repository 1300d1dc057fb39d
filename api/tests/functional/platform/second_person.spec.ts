import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import {
  askersInOneHand,
  endHands,
  assertSecondPerson,
  keepAccountChange,
  type AccountChange,
} from '#app/platform/two_people/second_person'
import { changeSetting, setting } from '#app/reference/settings/settings'
import { aShopThatPaid } from '#factories/shop'
import { aStaffUser, staffPassword } from '#factories/staff'
import { post, put } from '#tests/support/http'
import { aSignedInStaff } from '#tests/support/identity'
import {
  approveRetry,
  aMatureInvoice,
  anApprovedRun,
  payoutTo,
  preview,
  report,
  runCommand,
} from '#tests/support/settlement'

/** What people read, word for word. */
const said = {
  ownRequest: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  sameHand:
    'حساب شما و حساب درخواست‌کننده در دست یک نفر بوده است: دسترسی یا گذرواژه یکی را دیگری داده است. تا هفت روز پس از تغییر دسترسی، یا پس از آن که دارنده حساب گذرواژه‌اش را خودش عوض کند، نفر دیگری باید تصمیم بگیرد.',
  askerGone: 'درخواست‌کننده دیگر این دسترسی را ندارد. این درخواست را رد کنید.',
  makerGone: 'سازنده این فهرست دیگر این دسترسی را ندارد. آن را لغو کنید و فهرست تازه‌ای بسازید.',
}

type Person = { id: string }

const touch = (kind: AccountChange, whom: Person, by: Person) =>
  transaction((trx) => keepAccountChange(kind, { staffId: whom.id }, by, trx))
const isRefused = (asker: Person, approver: Person) =>
  transaction(async (trx) => (await askersInOneHand([asker.id], approver, trx)).has(asker.id))
/** Lets days pass for whatever was changed by somebody. */
const letDaysPass = (by: Person, days: number) =>
  db.rawQuery(
    `update account_changes set changed_at = changed_at - make_interval(days => ?),
            ends_at = ends_at - make_interval(days => ?) where changed_by = ?`,
    [days, days, by.id]
  )
const leave = ({ id }: Person) => db.from('staff_users').where({ id }).update({ active: false })
/** Whoever is signed in changes the password. */
const ownPassword = ({ id }: Person) => transaction((trx) => endHands(id, trx))
const people = async () => [await aStaffUser('finance'), await aStaffUser('finance')] as const

test.group('Two persons', () => {
  test('nobody is a second person for themselves, strangers are', async ({ assert }) => {
    const [one, other] = await people()
    assert.isTrue(await isRefused(one, one))
    assert.isFalse(await isRefused(one, other))
    assert.isFalse(await isRefused(other, one))
  })

  test(
    'after {kind} an account does not approve what that hand asked for, until its holder has a password of their own, and a week more'
  )
    .with([{ kind: 'MADE' }, { kind: 'PASSWORD' }, { kind: 'SECOND_FACTOR' }] as {
      kind: AccountChange
    }[])
    .run(async ({ assert }, { kind }) => {
      const [maker, made] = await people()
      await touch(kind, made, maker)
      await letDaysPass(maker, 400)
      assert.isTrue(await isRefused(maker, made))
      assert.isTrue(await isRefused(made, maker))
      await ownPassword(made)
      await letDaysPass(maker, 6)
      assert.isTrue(await isRefused(maker, made))
      await letDaysPass(maker, 1)
      assert.isFalse(await isRefused(maker, made))
    })

  test('whose holder signs in with a second factor that nobody took away is their own with their own password', async ({
    assert,
  }) => {
    const [maker, made] = await people()
    await db.from('staff_users').where({ id: made.id }).update({ totp_secret: 'sealed' })
    await touch('PASSWORD', made, maker)
    assert.isTrue(await isRefused(maker, made))
    await ownPassword(made)
    assert.isFalse(await isRefused(maker, made))
    await touch('PASSWORD', made, maker)
    await touch('SECOND_FACTOR', made, maker)
    await ownPassword(made)
    assert.isTrue(await isRefused(maker, made))
  })

  test('for a week after {kind} an account does not approve what that hand asked for')
    .with([{ kind: 'UNLOCKED' }, { kind: 'ROLE' }] as { kind: AccountChange }[])
    .run(async ({ assert }, { kind }) => {
      const [maker, made] = await people()
      await touch(kind, made, maker)
      assert.isTrue(await isRefused(maker, made))
      await letDaysPass(maker, 6)
      assert.isTrue(await isRefused(maker, made))
      await letDaysPass(maker, 1)
      assert.isFalse(await isRefused(maker, made))
    })

  test('{kind}: what the account asks for, its hand approves: refused is {refused}')
    .with([
      { kind: 'MADE', refused: true },
      { kind: 'PASSWORD', refused: true },
      { kind: 'SECOND_FACTOR', refused: true },
      { kind: 'UNLOCKED', refused: false },
      { kind: 'ROLE', refused: false },
    ] as { kind: AccountChange; refused: boolean }[])
    .run(async ({ assert }, { kind, refused }) => {
      const [maker, made] = await people()
      await touch(kind, made, maker)
      assert.equal(await isRefused(made, maker), refused)
    })

  test('two accounts of one hand are not two persons', async ({ assert }) => {
    const [maker, one] = await people()
    const [other, stranger] = await people()
    await touch('MADE', one, maker)
    await touch('PASSWORD', other, maker)
    assert.isTrue(await isRefused(one, other))
    assert.isTrue(await isRefused(other, one))
    assert.isFalse(await isRefused(one, stranger))
    for (const holder of [one, other]) await ownPassword(holder)
    await letDaysPass(maker, 7)
    assert.isFalse(await isRefused(one, other))
  })

  test('the rights of a role count for everybody who has it', async ({ assert }) => {
    const [asker, other] = await people()
    const card = await aStaffUser('card')
    await transaction((trx) => keepAccountChange('RIGHTS', { role: 'card' }, asker, trx))
    assert.isTrue(await isRefused(asker, card))
    assert.isFalse(await isRefused(asker, other))
    assert.isFalse(await isRefused(other, card))
  })

  test('each refusal tells why', async ({ assert }) => {
    const [maker, made] = await people()
    await touch('MADE', made, maker)
    const assertion = (approver: Person) =>
      transaction((trx) =>
        assertSecondPerson({ askedBy: maker.id, approver: approver as StaffActor }, trx)
      )
    await assert.rejects(() => assertion(maker), said.ownRequest)
    await assert.rejects(() => assertion(made), said.sameHand)
  })
})

test.group('A password of the holder’s own', () => {
  test('is what ends the hand of who gave one', async ({ assert }) => {
    const [maker, made] = [await aStaffUser('finance'), await aSignedInStaff('finance')]
    await touch('PASSWORD', made, maker)
    const passwords = { currentPassword: staffPassword, newPassword: 'a password of my own' }
    await put('/api/admin/me/password', passwords, { token: made.token })
    await letDaysPass(maker, 7)
    assert.isFalse(await isRefused(maker, made))
  })
})

test.group('An account whose maker asked', (group) => {
  group.setup(async () => {
    await transaction((trx) => changeSetting('fourEyesAboveRials', 1, trx))
    return async () => {
      await db.from('settings').where('key', 'fourEyesAboveRials').delete()
    }
  })

  test('does not approve credit, a stranger does', async ({ assert }) => {
    const [asker, made, stranger] = [
      await aSignedInStaff('credit'),
      await aSignedInStaff('approver'),
      await aSignedInStaff('approver'),
    ]
    await touch('MADE', made, asker)
    const { registrationId } = await aShopThatPaid(500_000_000)
    const allocation = { registrationId, amount: 500_000_000 }
    const { body } = await post('/api/admin/credit/allocate', allocation, { token: asker.token })
    const decide = ({ token }: { token: string }) =>
      post(`/api/admin/approvals/${body.approvalId}/approve`, {}, { token })
    const refused = await decide(made)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, said.sameHand)
    assert.deepEqual((await decide(stranger)).body, { status: 'APPROVED' })
  })

  test('does not approve a run, a stranger does', async ({ assert }) => {
    const [asker, made, stranger] = [
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
    ]
    await touch('PASSWORD', made, asker)
    await aMatureInvoice(5_000_000)
    const { body: run } = await preview(asker.token)
    const refused = await runCommand(run.id, 'approve', made.token)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, said.sameHand)
    assert.equal((await runCommand(run.id, 'approve', stranger.token)).status, 200)
  })

  test('does not approve another IBAN of a failed transfer, a stranger does', async ({
    assert,
  }) => {
    const [asker, made, stranger] = [
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
    ]
    const team = { maker: asker.token, checker: stranger.token }
    const { run, supplier, payout } = await anApprovedRun(5_000_000, team)
    await runCommand(run.id, 'result', asker.token, report(payout, 'FAILED', { reason: 'x' }))
    const iban = 'IR110120000000005500000002'
    await db.from('distributors').where({ id: supplier.id }).update({ iban })
    await runCommand(run.id, 'retry', asker.token)
    await touch('MADE', made, asker)
    const refused = await approveRetry(run.id, made.token)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, said.sameHand)
    assert.equal((await approveRetry(run.id, stranger.token)).status, 200)
    assert.equal((await payoutTo(run, supplier)).iban, iban)
  })

  test('does not agree to a setting that guards money, a stranger does', async ({ assert }) => {
    const [asker, made, stranger] = [
      await aSignedInStaff('super'),
      await aSignedInStaff('super'),
      await aSignedInStaff('super'),
    ]
    await touch('SECOND_FACTOR', made, asker)
    const change = ({ token }: { token: string }) =>
      put('/api/admin/settings/fourEyesAboveRials', { value: 9 }, { token })
    assert.equal((await change(asker)).status, 200)
    const refused = await change(made)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.message, said.sameHand)
    assert.equal(await setting('fourEyesAboveRials'), 1)
    assert.equal((await change(stranger)).status, 200)
    assert.equal(await setting('fourEyesAboveRials'), 9)
  })
})

test.group('Whoever asked and may not ask any more', (group) => {
  group.setup(async () => {
    await transaction((trx) => changeSetting('fourEyesAboveRials', 1, trx))
    return async () => {
      await db.from('settings').where('key', 'fourEyesAboveRials').delete()
    }
  })

  test('gets no credit allocated; the request can be rejected', async ({ assert }) => {
    const [asker, other] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const { registrationId } = await aShopThatPaid(500_000_000)
    const allocation = { registrationId, amount: 500_000_000 }
    const { body } = await post('/api/admin/credit/allocate', allocation, { token: asker.token })
    await leave(asker)
    const decide = (verdict: string) =>
      post(`/api/admin/approvals/${body.approvalId}/${verdict}`, {}, { token: other.token })
    const refused = await decide('approve')
    assert.equal(refused.status, 409)
    assert.equal(refused.body.message, said.askerGone)
    assert.deepEqual((await decide('reject')).body, { status: 'REJECTED' })
  })

  test('gets no run approved; it can be canceled', async ({ assert }) => {
    const [asker, other] = [await aSignedInStaff('finance'), await aSignedInStaff('finance')]
    await aMatureInvoice(5_000_000)
    const { body: run } = await preview(asker.token)
    await db.from('staff_users').where({ id: asker.id }).update({ role: 'support' })
    const refused = await runCommand(run.id, 'approve', other.token)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.message, said.makerGone)
    assert.equal((await runCommand(run.id, 'cancel', other.token)).status, 200)
  })

  test('gets no failed transfer sent again; somebody else asks anew', async ({ assert }) => {
    const [asker, other, third] = [
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
      await aSignedInStaff('finance'),
    ]
    const team = { maker: asker.token, checker: other.token }
    const { run, supplier, payout } = await anApprovedRun(5_000_000, team)
    await runCommand(run.id, 'result', asker.token, report(payout, 'FAILED', { reason: 'x' }))
    await runCommand(run.id, 'retry', asker.token)
    await leave(asker)
    assert.equal((await approveRetry(run.id, third.token)).status, 409)
    const anew = await runCommand(run.id, 'retry', other.token)
    assert.equal(anew.status, 200)
    assert.equal((await payoutTo(run, supplier)).retry_requested_by, other.id)
    assert.equal((await approveRetry(run.id, third.token)).status, 200)
    assert.equal((await payoutTo(run, supplier)).status, 'PENDING')
  })
})
