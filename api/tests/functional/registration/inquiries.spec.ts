import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { queue, settle } from '#app/platform/jobs/main'
import { transaction } from '#app/platform/database/database'
import {
  answerInquiry,
  askInquiries,
  askUnavailableAgain,
} from '#app/onboarding/registration/inquiries'
import { changeSetting } from '#app/reference/settings/settings'
import { get, post, put } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { fmcg } from '#factories/shop'
import {
  aFreshRegistration,
  approveAll,
  aRegisteredShop,
  identityOf,
  ok,
  statusOf,
} from '#tests/support/registration'
import { heldUp } from '#tests/support/races'

/** What the sandbox answers from now on. */
const faults = (value: string) =>
  transaction((trx) => changeSetting('sandboxInquiryFaults', value, trx))

const answersOf = async (registrationId: string): Promise<Record<string, string>> => {
  const rows = await db
    .from('inquiries')
    .where('registration_id', registrationId)
    .select('kind', 'answer')
  return Object.fromEntries(rows.map(({ kind, answer }) => [kind, answer]))
}

interface Asked {
  kind: string
  answer: string
}

test.group('Inquiries', (group) => {
  let kyc: string
  group.setup(async () => {
    await allowManySignIns()
    kyc = await staffToken('kyc')
  })
  group.each.teardown(() => faults(''))

  test('leave with the step that they are about and are answered in the background', async ({
    assert,
  }) => {
    const shop = await aFreshRegistration()
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token: shop.token }))
    assert.deepEqual(await answersOf(shop.registrationId), {
      MOBILE_OWNERSHIP: 'PENDING',
      CIVIL_REGISTRY: 'PENDING',
    })
    await settle()
    assert.deepEqual(await answersOf(shop.registrationId), {
      MOBILE_OWNERSHIP: 'MATCHED',
      CIVIL_REGISTRY: 'MATCHED',
    })
  })

  test('a refused step asks nothing', async ({ assert }) => {
    const shop = await aFreshRegistration()
    const wrong = identityOf({ nationalCode: '1234567890' })
    assert.equal((await put(`/api/user/${fmcg}`, wrong, { token: shop.token })).status, 422)
    assert.deepEqual(await answersOf(shop.registrationId), {})
  })

  test('down and slow are never a mismatch, and staff decide whatever was answered', async ({
    assert,
  }) => {
    await faults('MOBILE_OWNERSHIP=UNAVAILABLE, CIVIL_REGISTRY=TIMEOUT, POSTAL_CODE=MISMATCHED')
    const shop = await aRegisteredShop()
    await settle()
    assert.deepEqual(await answersOf(shop.registrationId), {
      MOBILE_OWNERSHIP: 'UNAVAILABLE',
      CIVIL_REGISTRY: 'UNAVAILABLE',
      POSTAL_CODE: 'MISMATCHED',
    })
    await approveAll(shop.registrationId)
    assert.equal((await statusOf(shop.token)).shopOverallStatus, 'APPROVED')
  })

  test('what could not be answered is asked again by itself until it is', async ({ assert }) => {
    await faults('CIVIL_REGISTRY=UNAVAILABLE')
    const shop = await aRegisteredShop()
    await settle()
    const again = async () => {
      const jobs = await queue()
      await transaction((trx) => jobs.enqueue(askUnavailableAgain, {}, trx))
      await settle()
      return (await answersOf(shop.registrationId)).CIVIL_REGISTRY
    }
    assert.equal(await again(), 'UNAVAILABLE')
    await faults('')
    assert.equal(await again(), 'MATCHED')
  })

  test('a reviewer may ask again, once the last answer is there', async ({ assert }) => {
    await faults('POSTAL_CODE=MISMATCHED')
    const { registrationId: id } = await aRegisteredShop()
    const ask = (kind: string) =>
      post(`/api/admin/registrations/${id}/inquire`, { kind }, { token: kyc })
    assert.equal((await ask('POSTAL_CODE')).status, 409)
    await settle()
    await faults('')
    const asked = await ask('POSTAL_CODE')
    assert.equal(asked.status, 200)
    assert.deepInclude(
      asked.body.inquiries.map(({ kind, answer }: Asked) => ({ kind, answer })),
      { kind: 'POSTAL_CODE', answer: 'PENDING' }
    )
    await settle()
    assert.equal((await answersOf(id)).POSTAL_CODE, 'MATCHED')
    assert.equal((await ask('CREDIT_BUREAU')).status, 404)
    assert.equal((await ask('SECRET_SERVICE')).status, 422)
  })

  test('a late answer to an old question says nothing about the new one', async ({ assert }) => {
    const { registrationId } = await aRegisteredShop()
    const inquiry = await db
      .from('inquiries')
      .where({ registration_id: registrationId, kind: 'CIVIL_REGISTRY' })
      .firstOrFail()
    const row = { table: 'inquiries', id: inquiry.id }
    await heldUp(
      row,
      () => [answerInquiry.run({ inquiryId: inquiry.id })],
      (trx) => trx.from('inquiries').where('id', inquiry.id).update({ asked_at: new Date() })
    )
    assert.equal((await answersOf(registrationId)).CIVIL_REGISTRY, 'PENDING')
    await settle()
    assert.equal((await answersOf(registrationId)).CIVIL_REGISTRY, 'MATCHED')
  })

  test('what is sent anew is asked anew, and the old answer is gone', async ({ assert }) => {
    await faults('CIVIL_REGISTRY=MISMATCHED')
    const shop = await aRegisteredShop()
    await settle()
    const reject = `/api/admin/registrations/${shop.registrationId}/identity/reject`
    ok(await post(reject, { rejectionReason: 'نام' }, { token: kyc }))
    await faults('')
    ok(await put(`/api/user/${fmcg}`, identityOf(), { token: shop.token }))
    assert.equal((await answersOf(shop.registrationId)).CIVIL_REGISTRY, 'PENDING')
    await settle()
    const { body } = await get(`/api/admin/registrations/${shop.registrationId}`, { token: kyc })
    const inquiry = body.inquiries.find(({ kind }: { kind: string }) => kind === 'CIVIL_REGISTRY')
    assert.equal(inquiry.answer, 'MATCHED')
  })
})

test.group('The credit score', (group) => {
  group.setup(() => allowManySignIns())
  group.each.teardown(() => faults(''))

  test('is asked for with the third approval, and a good record accepts it by itself', async ({
    assert,
  }) => {
    const shop = await aRegisteredShop()
    await settle()
    assert.notProperty(await answersOf(shop.registrationId), 'CREDIT_BUREAU')
    await approveAll(shop.registrationId)
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_PENDING')
    await settle()
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_ACCEPTED')
    const lines = await db
      .from('audit_lines')
      .where({ subject_id: shop.registrationId, command: 'registrations.score' })
    assert.lengthOf(lines, 1)
    assert.containSubset(lines[0], {
      actor_type: 'system',
      actor_name: 'credit-bureau',
      before: { kycStep: 'CREDIT_SCORE_PENDING' },
      after: { kycStep: 'CREDIT_SCORE_ACCEPTED' },
    })
  })

  test('that comes while the file is asked about anew waits for the file, and says nothing then', async ({
    assert,
  }) => {
    const { registrationId } = await aRegisteredShop({ approved: true })
    const question = () =>
      db
        .from('inquiries')
        .where({ registration_id: registrationId, kind: 'CREDIT_BUREAU' })
        .firstOrFail()
    const { id: inquiryId, asked_at: askedAt } = await question()
    await heldUp(
      { table: 'registrations', id: registrationId },
      () => [answerInquiry.run({ inquiryId })],
      (trx) => askInquiries(registrationId, ['CREDIT_BUREAU'], trx)
    )
    const { answer, asked_at: askedAnew } = await question()
    assert.equal(answer, 'PENDING')
    assert.isAbove(askedAnew.getTime(), askedAt.getTime())
    await settle()
    assert.equal((await answersOf(registrationId)).CREDIT_BUREAU, 'MATCHED')
  })

  test('waits for the bank’s staff when the record is bad or the bureau is down', async ({
    assert,
  }) => {
    for (const fault of ['MISMATCHED', 'UNAVAILABLE']) {
      await faults(`CREDIT_BUREAU=${fault}`)
      const shop = await aRegisteredShop({ approved: true })
      await settle()
      assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_PENDING')
      const score = `/api/admin/registrations/${shop.registrationId}/score`
      const credit = await staffToken('credit')
      ok(await post(score, { accepted: true }, { token: credit }))
      assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_ACCEPTED')
    }
  })
})
