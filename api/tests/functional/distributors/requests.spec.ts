import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { asOwner } from '#factories/as_owner'
import { aSupplier } from '#factories/distributor'
import { shippedRoles } from '#contracts/identity'
import { newId } from '#app/platform/values/ids'
import { changeOf, changesOf, decideChange } from '#tests/support/change_requests'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'

/** What people read, word for word. */
const said = {
  alreadyDecided: 'درباره این درخواست پیش‌تر تصمیم گرفته شده است.',
  alreadyAsked: 'برای این شرکت درخواست دیگری از همین نوع در انتظار تأیید است.',
  requestStale:
    'پس از این درخواست، شبا، کارمزد یا شرایط شرکت تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  askerGone: 'درخواست‌کننده دیگر این دسترسی را ندارد. این درخواست را رد کنید.',
  nothingChanges: 'آنچه خواسته‌اید همان است که اکنون ثبت است.',
  ownRequest: 'درخواست خود را نمی‌توانید تأیید کنید. نفر دیگری باید تصمیم بگیرد.',
  sameHand:
    'حساب شما و حساب درخواست‌کننده در دست یک نفر بوده است: دسترسی یا گذرواژه یکی را دیگری داده است. تا هفت روز پس از تغییر دسترسی، یا پس از آن که دارنده حساب گذرواژه‌اش را خودش عوض کند، نفر دیگری باید تصمیم بگیرد.',
}

type Signed = Awaited<ReturnType<typeof aSignedInStaff>>

const oldIban = 'IR270170000000100324200001'
const newIban = 'IR110120000000005500000002'
const fees = { productFeePpm: 7_500, bankFeeYearlyPpm: 200_000, discountYearlyPpm: 150_000 }
const reason = 'نامه شرکت پخش'

const ask = (token: string, distributorId: string, wanted: object = { iban: newIban }) =>
  post(`/api/admin/distributors/${distributorId}/requests`, { reason, ...wanted }, { token })
const ibanOf = async (id: string) =>
  (await db.from('distributors').where({ id }).firstOrFail()).iban as string | null
const feesOf = (distributorId: string) =>
  db.from('distributor_fees').where({ distributor_id: distributorId })

test.group('Another IBAN of a distributor', (group) => {
  let asker: Signed
  let second: Signed
  group.each.setup(async () => {
    asker = await aSignedInStaff('finance')
    second = await aSignedInStaff('approver')
  })

  const aWaitingIban = async () => {
    const { id } = await aSupplier()
    const { status, body } = await ask(asker.token, id)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return { id, requestId: body.id as string }
  }

  test('waits, and holds when a second person has approved it', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    assert.equal(await ibanOf(id), oldIban)
    const { body } = await changesOf('distributor-requests', second.token, {
      status: 'PENDING',
      subjectId: id,
    })
    assert.lengthOf(body, 1)
    assert.containSubset(body[0], {
      id: requestId,
      action: 'IBAN',
      before: { iban: oldIban },
      after: { iban: newIban },
      reason,
      askedBy: { id: asker.id },
    })
    assert.equal((await decideChange(second.token, requestId)).body.status, 'APPROVED')
    assert.equal(await ibanOf(id), newIban)
  })

  test('is approved neither by who asked nor twice', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    const own = await decideChange(asker.token, requestId)
    assert.containSubset(own, { status: 422, body: { message: said.ownRequest } })
    assert.equal(await ibanOf(id), oldIban)
    await decideChange(second.token, requestId)
    const again = await decideChange(second.token, requestId, 'reject')
    assert.containSubset(again, { status: 409, body: { message: said.alreadyDecided } })
  })

  test('is not approved by an account that the asker made', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    await db.table('account_changes').insert({
      id: newId(),
      kind: 'MADE',
      staff_id: second.id,
      changed_by: asker.id,
      changed_at: new Date(),
    })
    const { status, body } = await decideChange(second.token, requestId)
    assert.equal(status, 422)
    assert.equal(body.message, said.sameHand)
    assert.equal(await ibanOf(id), oldIban)
  })

  test('is decided once, also when several decide at the same time', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    const third = await aSignedInStaff('finance')
    const answers = await Promise.all([
      decideChange(second.token, requestId),
      decideChange(third.token, requestId),
      decideChange(third.token, requestId, 'reject'),
    ])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
    const { status } = await db.from('change_requests').where({ id: requestId }).firstOrFail()
    assert.equal(await ibanOf(id), status === 'APPROVED' ? newIban : oldIban)
  })

  test('waits once for each distributor, also when two ask at the same time', async ({
    assert,
  }) => {
    const { id } = await aSupplier()
    const other = await aSignedInStaff('super')
    const answers = await Promise.all([ask(asker.token, id), ask(other.token, id)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    assert.include(
      answers.map(({ body }) => body.message),
      said.alreadyAsked
    )
    assert.equal((await ask(asker.token, id, { fees })).status, 201)
  })

  test('is refused when the IBAN has changed since it was asked for', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    await db.from('distributors').where({ id }).update({ iban: null })
    const { status, body } = await decideChange(second.token, requestId)
    assert.equal(status, 409)
    assert.equal(body.message, said.requestStale)
    assert.isNull(await ibanOf(id))
    assert.equal((await decideChange(asker.token, requestId, 'withdraw')).body.status, 'WITHDRAWN')
  })

  test('is refused when who asked may no longer ask', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    await db.from('staff_users').where({ id: asker.id }).update({ role: 'kyc' })
    const { status, body } = await decideChange(second.token, requestId)
    assert.equal(status, 409)
    assert.equal(body.message, said.askerGone)
    assert.equal(await ibanOf(id), oldIban)
  })

  test('is rejected with a reason and changes nothing', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    const path = `/api/admin/change-requests/${requestId}/reject`
    assert.equal((await post(path, {}, { token: second.token })).status, 422)
    const rejected = await decideChange(second.token, requestId, 'reject')
    assert.containSubset(rejected.body, { status: 'REJECTED', decisionReason: 'نه' })
    assert.equal(await ibanOf(id), oldIban)
    assert.equal((await decideChange(second.token, requestId)).status, 409)
    assert.equal((await ask(asker.token, id)).status, 201)
  })

  test('is an IBAN whose check digits hold, grouped or in Persian digits', async ({ assert }) => {
    const { id } = await aSupplier()
    for (const iban of [
      'IR110120000000005500000003',
      'IR11012000000000550000000',
      'GB29NWBK60161331926819',
      '110120000000005500000002',
      '',
      7,
      null,
    ]) {
      const { status, body } = await ask(asker.token, id, { iban })
      assert.equal(status, 422, String(iban))
      assert.equal(body.errors[0].field, 'iban')
      assert.match(body.message, /[آ-ی]/)
    }
    const typed = 'ir۱۱ 0120-0000 0000 5500 0000 02'
    const { body } = await ask(asker.token, id, { iban: typed })
    assert.deepEqual((await changeOf(second.token, body.id)).after, { iban: newIban })
  })

  test('is asked for with a reason, alone, and only where it differs', async ({ assert }) => {
    const { id } = await aSupplier()
    const same = await ask(asker.token, id, { iban: oldIban })
    assert.containSubset(same, { status: 422, body: { message: said.nothingChanges } })
    for (const wanted of [{}, { iban: newIban, fees }, { iban: newIban, reason: ' ' }]) {
      assert.equal((await ask(asker.token, id, wanted)).status, 422)
    }
    assert.lengthOf(await db.from('change_requests').where({ subject_id: id }), 0)
  })

  test('leaves a line of who asked, who approved and what changed', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    await decideChange(second.token, requestId)
    const lines = await db.from('audit_lines').whereIn('subject_id', [requestId, id]).orderBy('id')
    assert.deepEqual(
      lines.map(({ command, actor_id: actor }) => [command, actor]),
      [
        ['distributor-requests.ask', asker.id],
        ['distributors.change-iban', second.id],
        ['distributor-requests.approve', second.id],
      ]
    )
    assert.containSubset(lines[1], {
      before: { iban: oldIban },
      after: { iban: newIban, requestedBy: asker.username },
      reason,
    })
  })

  test('is asked for, seen and decided by those alone who have the right', async ({ assert }) => {
    const { id, requestId } = await aWaitingIban()
    const own = await staffToken('distributor', { distributorId: id })
    for (const token of [own, await staffToken('credit'), await staffToken('support')]) {
      assert.equal((await ask(token, id)).status, 403)
      assert.equal((await decideChange(token, requestId)).status, 403)
      const { status, body } = await changesOf('distributor-requests', token)
      assert.deepEqual(status === 403 ? [] : body, [])
      assert.equal((await changeOf(token, requestId)).status, token === own ? 403 : 404)
    }
    assert.equal((await ask(second.token, id)).status, 403)
    const auditor = await staffToken('auditor')
    assert.equal((await changeOf(auditor, requestId)).id, requestId)
    assert.equal((await decideChange(auditor, requestId)).status, 403)
    for (const missing of [newId(), 'x']) {
      assert.equal((await decideChange(second.token, missing)).status, 404)
      assert.equal((await ask(asker.token, missing)).status, 404)
    }
    assert.includeMembers(
      [...shippedRoles.finance],
      ['distributor-requests.list', 'distributor-requests.ask', 'distributor-requests.decide']
    )
  })
})

test.group('Other fees of a distributor', (group) => {
  let asker: Signed
  let second: Signed
  group.each.setup(async () => {
    asker = await aSignedInStaff('finance')
    second = await aSignedInStaff('approver')
  })

  test('hold when a second person has approved them, and once', async ({ assert }) => {
    const { id } = await aSupplier()
    const asked = await ask(asker.token, id, { fees })
    assert.equal(asked.status, 201)
    const [before] = await feesOf(id)
    assert.notEqual(before?.product_fee_ppm, 7_500)
    assert.equal((await decideChange(second.token, asked.body.id)).status, 200)
    const kept = await feesOf(id)
    assert.lengthOf(kept, 1)
    assert.containSubset(kept[0], {
      product_fee_ppm: 7_500,
      bank_fee_yearly_ppm: 200_000,
      discount_yearly_ppm: 150_000,
    })
    const { body } = await get(`/api/admin/distributors/${id}`, { token: asker.token })
    assert.deepEqual(body.fees, fees)
    assert.equal((await ask(asker.token, id, { fees })).body.message, said.nothingChanges)
  })

  test('replace those of the house, and are refused when the house changed its own', async ({
    assert,
  }) => {
    const { id } = await aSupplier()
    await asOwner((trx) => trx.from('distributor_fees').where({ distributor_id: id }).delete())
    const asked = await ask(asker.token, id, { fees })
    const house = () => db.from('distributor_fees').whereNull('distributor_id')
    const { product_fee_ppm: rate } = await house().firstOrFail()
    assert.equal((await changeOf(second.token, asked.body.id)).before.productFeePpm, rate)
    await house().update({ product_fee_ppm: rate + 1 })
    const stale = await decideChange(second.token, asked.body.id)
    await house().update({ product_fee_ppm: rate })
    assert.containSubset(stale, { status: 409, body: { message: said.requestStale } })
    assert.equal((await decideChange(second.token, asked.body.id)).status, 200)
    assert.lengthOf(await feesOf(id), 1)
  })

  test('stay within what a contract may have', async ({ assert }) => {
    const { id } = await aSupplier()
    const wrong = [
      { productFeePpm: 100_001 },
      { bankFeeYearlyPpm: 500_001 },
      { discountYearlyPpm: 500_001 },
      { productFeePpm: -1 },
      { productFeePpm: 0.5 },
      { bankFeeYearlyPpm: '180000' },
      { bankFeeYearlyPpm: null },
    ]
    for (const one of wrong) {
      const { status } = await ask(asker.token, id, { fees: { ...fees, ...one } })
      assert.equal(status, 422, JSON.stringify(one))
    }
    assert.equal((await ask(asker.token, id, { fees: 'x' })).status, 422)
    const none = await ask(asker.token, id, { fees: { ...fees, discountYearlyPpm: null } })
    assert.isNull((await changeOf(second.token, none.body.id)).after.discountYearlyPpm)
  })
})
