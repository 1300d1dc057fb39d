import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { aCompanyHolder } from '#factories/card_holder'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import { anImage } from '#factories/papers'
import {
  aCompanyAddress,
  aCompanyWithCredit,
  aNamedHolder,
  assign,
  decide,
  holderOf,
  nameHolder,
  nameInOtherSpelling,
  contractCode,
  signContract,
  signedByAll,
  uploadContract,
} from '#tests/support/card_holders'
import { messagesOf, print, statusOf } from '#tests/support/cards'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { staffToken, wrongCodeFor } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'

test.group('A company’s card', (group) => {
  group.setup(() => cleanDatabase())

  test('goes from its holder’s name through contract, address and signatures to the printer', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const phone = freshPhone()
    const named = await nameInOtherSpelling(company, { phoneNumber: phone })
    assert.equal(named.status, 201)
    const { id, userId } = named.body
    assert.containsSubset(named.body, {
      cardHolderStep: 'START',
      phone,
      legalUserKycStatus: 'PENDING',
    })
    const stepIs = async (step: string) =>
      assert.equal((await holderOf(company, userId)).cardHolderStep, step)

    const queue = encodeURIComponent(JSON.stringify({ waits: true, companyId: company.id }))
    const waits = async (): Promise<number> =>
      ok(await get(`/api/admin/card-holders?filter=${queue}`, { token: officer })).body.length
    ok(await decide(officer, id, 'verify'))
    assert.equal(await waits(), 0)
    assert.equal((await decide(officer, id, 'contract/verify')).status, 409)
    ok(await uploadContract(company, userId))
    assert.equal(await waits(), 1)
    await stepIs('CARD_ISSUANCE_CONTRACT_INFO')
    const addressId = await aCompanyAddress(company)
    ok(await assign(company, userId, addressId))
    await stepIs('ADDRESS_INFO')
    const asked = `${path}/card-holder/${userId}/approbation`
    assert.containsSubset(ok(await get(asked, company)).body, {
      overallSignatoryStatus: 'PENDING',
      userApprobationStatus: 'PENDING',
      userSignatoryStatus: 'MANDATORY',
    })
    const signed = await signContract(company, userId)
    assert.containsSubset(signed, { overallSignatoryStatus: 'ACCEPTED', totalNumberOfSignatory: 1 })
    await settle()
    await stepIs('CONTRACT_INFO')
    ok(await decide(officer, id, 'contract/reject', { rejectionReason: 'مهر شرکت خوانا نیست' }))
    await settle()
    assert.include(await messagesOf(company.ceo.phone), 'step-rejected')
    assert.containsSubset(await holderOf(company, userId), {
      cardHolderStep: 'CONTRACT_INFO',
      contractStatus: 'REJECTED',
      contractRejectionReason: 'مهر شرکت خوانا نیست',
    })
    // Another contract begins anew: what was signed was the former.
    ok(await uploadContract(company, userId))
    assert.containsSubset(await holderOf(company, userId), {
      cardHolderStep: 'ADDRESS_INFO',
      cardSigned: false,
      contractStatus: 'PENDING',
    })
    ok(await decide(officer, id, 'contract/verify'))
    await stepIs('ADDRESS_INFO')
    await signContract(company, userId)
    await settle()
    const done = await holderOf(company, userId)
    assert.containsSubset(done, {
      cardHolderStep: 'APPROBATION_DONE',
      cardStatus: 'PRINT_PENDING',
      addressTitle: 'فروشگاه',
    })
    assert.match(done.cardNumber, /^\*{4} \*{4} \*{4} \d{4}$/)
    assert.equal((await uploadContract(company, userId)).status, 409)

    // The address may be changed until the card is printed.
    ok(await assign(company, userId, await aCompanyAddress(company)))
    ok(await print(done.cardId, await staffToken('card')))
    const late = await assign(company, userId, addressId)
    assert.equal(late.status, 409)
    assert.match(late.body.message, /پس از چاپ/)
  })

  test('is made once, whatever comes last and however many come at once', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const addressId = await aCompanyAddress(company)
    for (let round = 0; round < 3; round++) {
      const { id, userId } = await aNamedHolder(company)
      ok(await uploadContract(company, userId))
      const answers = await Promise.all([
        decide(officer, id, 'verify'),
        decide(officer, id, 'contract/verify'),
        assign(company, userId, addressId),
        assign(company, userId, addressId),
        signedByAll(userId).then(() => ({ status: 200 })),
        signedByAll(userId).then(() => ({ status: 200 })),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200, 200, 200, 200, 200]
      )
      const cards = await db.from('cards').where('holder_id', id)
      assert.deepEqual(
        cards.map(({ status }) => status),
        ['PRINT_PENDING']
      )
    }
  })

  test('waits for another contract where a signatory refused it; the one before is signed no more', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { token } = company
    const { userId } = await aNamedHolder(company)
    const sign = `${path}/card-holder/${userId}`
    assert.equal((await post(`${sign}/otp-start`, {}, { token })).status, 404)
    ok(await uploadContract(company, userId))
    const former = await contractCode(company, userId)
    // The code was for the picture that was shown.
    ok(await uploadContract(company, userId))
    assert.equal((await post(`${sign}/sign`, { otpSecret: former }, { token })).status, 400)
    const otpSecret = await contractCode(company, userId)
    const refused = await post(`${sign}/reject`, { otpSecret, reason: 'سقف زیاد است' }, { token })
    assert.equal(ok(refused).body.overallSignatoryStatus, 'REJECTED')
    await settle()
    assert.isFalse((await holderOf(company, userId)).cardSigned)
    ok(await uploadContract(company, userId))
    await signContract(company, userId)
    await settle()
    assert.isTrue((await holderOf(company, userId)).cardSigned)
    const rival = await aCompanyWithCredit()
    for (const call of ['otp-start', 'sign', 'reject']) {
      const given = { otpSecret: '12345', reason: 'نه' }
      assert.equal((await post(`${sign}/${call}`, given, rival)).status, 404, call)
      const person = { token: company.personToken }
      assert.equal((await post(`${sign}/${call}`, given, person)).status, 422, call)
    }
  })

  test('waits for a holder whom the bank accepts; who was refused is named again', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const officer = await staffToken('legal')
    const { id, userId, phone, nationalCode } = await aNamedHolder(company)
    ok(await uploadContract(company, userId))
    ok(await assign(company, userId, await aCompanyAddress(company)))
    await signedByAll(userId)
    ok(await decide(officer, id, 'contract/verify'))
    const twice = await nameHolder(company, { phoneNumber: phone })
    assert.equal(twice.status, 422)
    assert.equal(twice.body.errors[0].field, 'phoneNumber')
    ok(await decide(officer, id, 'reject', { rejectionReason: 'تصویر کارت ملی خوانا نیست' }))
    assert.equal((await decide(officer, id, 'verify')).status, 409)
    assert.containsSubset(await holderOf(company, userId), {
      legalUserKycStatus: 'REJECTED',
      rejectionReason: 'تصویر کارت ملی خوانا نیست',
      cardStatus: null,
    })
    // The pictures that were sent before may stay.
    const none = { nationalCardFront: null, nationalCardBack: null }
    const mended = { phoneNumber: phone, nationalCode, birthDate: '1991-02-03' }
    const again = ok(await nameHolder(company, mended, none))
    assert.containsSubset(again.body, {
      id,
      birthDate: '1991-02-03',
      legalUserKycStatus: 'PENDING',
    })
    // Somebody looked at what was sent before: it is not decided unseen.
    const stale = { sentAt: '2020-01-01T00:00:00.000Z' }
    assert.equal((await decide(officer, id, 'verify', stale)).status, 409)
    ok(await decide(officer, id, 'verify'))
    assert.equal((await holderOf(company, userId)).cardStatus, 'PRINT_PENDING')
  })

  test('is blocked with the CEO’s code, and the others stay', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const [one, other] = [await aCompanyHolder(company), await aCompanyHolder(company)]
    const { token } = company
    const { phone } = one
    const started = ok(await post(`${path}/disable-card/otp-start`, { phone }, { token }))
    assert.equal(started.body.phone, company.ceo.phone)
    const wrong = await wrongCodeFor(company.ceo.phone)
    const refused = await post(`${path}/disable-card`, { phone, otpSecret: wrong }, { token })
    assert.equal(refused.body.title, 'OtpWrongException')
    const otpSecret = await codeFor(company.ceo.phone)
    const elsewhere = { phone: other.phone, otpSecret }
    assert.equal((await post(`${path}/disable-card`, elsewhere, { token })).status, 400)
    const blocked = ok(await post(`${path}/disable-card`, { phone, otpSecret }, { token }))
    assert.equal(blocked.body.cardStatus, 'BLOCKED')
    assert.notInclude(JSON.stringify(blocked.body), one.cardNumber)
    assert.equal(await statusOf(other), 'ENABLED')
  })

  test('dies with its holder, wherever it is', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { token } = company
    for (const status of ['CREATED', 'PRINT_PENDING', 'PRINTED', 'DELIVERED', 'ENABLED'] as const) {
      const holder = await aCompanyHolder(company, { status })
      const removed = await call('DELETE', `${path}/card-holder/${holder.userId}`, { token })
      assert.equal(removed.status, 204)
      assert.equal(await statusOf(holder), 'BLOCKED')
      const gone = await get(`${path}/card-holder/${holder.userId}`, { token })
      assert.equal(gone.status, 404)
      assert.equal((await get(`/api/card/legal/${company.id}/self`, holder)).status, 404)
      // The same person may hold another one.
      assert.equal((await nameHolder(company, { phoneNumber: holder.phone })).status, 201)
    }
  })

  test('has a monthly ceiling that the CEO lowers at once, and does not raise without a code', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { userId } = await aCompanyHolder(company)
    const set = (ceiling: unknown) =>
      put(`${path}/card-holder/${userId}/ceiling`, { ceiling }, { token: company.token })
    assert.equal(ok(await set(5_000_000)).body.ceiling, 5_000_000)
    assert.equal(ok(await set(4_000_000)).body.ceiling, 4_000_000)
    const wider = await set(null)
    assert.equal(wider.status, 422)
    assert.equal(wider.body.errors[0].field, 'otpSecret')
    for (const wrong of [0, -1, 1.5, '5000000', 2 ** 53]) {
      assert.equal((await set(wrong)).status, 422, String(wrong))
    }
  })
})

test.group('Naming a holder', (group) => {
  group.setup(() => cleanDatabase())

  test('is refused at its field: {0}')
    .with([
      ['firstName', { firstName: 'Mina' }],
      ['firstName', { firstName: '' }],
      ['lastName', { lastName: 'ن'.repeat(251) }],
      ['birthDate', { birthDate: '2024-13-01' }],
      ['birthDate', { birthDate: '2020-01-01' }],
      ['phoneNumber', { phoneNumber: '12' }],
      ['nationalCode', { nationalCode: '1234567890' }],
    ] as [string, Record<string, string>][])
    .run(async ({ assert }, [field, given]) => {
      const company = await aCompanyWithCredit()
      const { status, body } = await nameHolder(company, given)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.lengthOf(await db.from('card_holders').where('company_id', company.id), 0)
    })

  test('and a contract need pictures that are some', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const broken = { nationalCardFront: Buffer.from('no picture'), nationalCardBack: null }
    const { status, body } = await nameHolder(company, {}, broken)
    assert.equal(status, 422)
    assert.containsSubset(body.errors, [
      { field: 'nationalCardFront', rule: 'imageType' },
      { field: 'nationalCardBack', rule: 'required' },
    ])
    const { userId } = await aNamedHolder(company)
    const contracts: [Buffer | null, string][] = [
      [null, 'required'],
      [Buffer.alloc(4_000_001, 1), 'imageSize'],
      [(await anImage()).subarray(0, 400), 'imageBroken'],
    ]
    for (const [bytes, rule] of contracts) {
      const refused = await uploadContract(company, userId, bytes)
      assert.equal(refused.status, 422)
      assert.containsSubset(refused.body.errors, [{ field: 'cardIssuanceContract', rule }])
    }
    assert.equal((await holderOf(company, userId)).cardHolderStep, 'START')
  })

  test('of one national code twice at once gives one', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const nationalCode = '0499370899'
    const answers = await Promise.all([1, 2].map(() => nameHolder(company, { nationalCode })))
    const statuses = answers.map(({ status }) => status).sort()
    // The second upload waits, or is told to wait.
    assert.equal(statuses[0], 201)
    assert.include([422, 429], statuses[1])
  })
})
