import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { evidenceDocument } from '#app/onboarding/signatures/domain/evidence_document'
import { signatureEvidence } from '#app/onboarding/signatures/queries/evidence'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { nameHolder, uploadContract } from '#tests/support/card_holders'
import { aCompanyWithCredit } from '#factories/company'
import { asOwner } from '#factories/as_owner'
import { codeFor } from '#factories/messages'
import {
  aCompanyInvoice,
  askToPay,
  askToSign,
  orderPath,
  refuse,
  seeOrder,
  sign,
  signingCodeFor,
} from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import {
  codeToSignFor,
  decide,
  enter,
  inForce,
  propose,
  seeDelegations,
  signaturesOf,
  signFor,
  start,
} from '#tests/support/delegations'
import { get, post } from '#tests/support/http'
import { textsTo } from '#tests/support/orders'
import { heldUp } from '#tests/support/races'
import { ok } from '#tests/support/registration'

const faulty = async () => (await verifySignatures()).faults.map(({ id }) => id)

const pastGuards = (table: string, id: string, change: object) =>
  asOwner((trx) => trx.from(table).where({ id }).update(change))

test.group('A member who signs for one who is away', (group) => {
  group.setup(() => cleanDatabase())

  test('counts at their level once another person has confirmed it, and both are named', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED', 'MANDATORY'] })
    const [absent, delegate, other] = company.members
    const { body } = ok(await propose(absent, delegate))
    const { id } = body.items[0]
    assert.containsSubset(body.items[0], { standing: 'PENDING', mayDecide: false, mayRevoke: true })
    assert.lengthOf(body.items[0].waitingFor, 2)
    assert.include(await textsTo(other.phone), 'delegation-waits')
    const invoice = await aCompanyInvoice(company)
    // Nobody signs by a word that waits, and neither of the two confirms it.
    assert.equal((await start(delegate, absent.phone, invoice.id)).status, 422)
    for (const one of [absent, delegate]) {
      assert.equal((await decide(one, id, 'confirm')).status, 422)
    }
    ok(await decide(company.ceo, id, 'confirm'))
    assert.equal((await decide(other, id, 'refuse')).status, 409)
    for (const one of [absent, delegate]) {
      assert.include(await textsTo(one.phone), 'delegation-confirmed')
    }
    const seen = ok(await seeDelegations(delegate)).body
    assert.containsSubset(seen.signsFor, { phone: absent.phone, level: 'MANDATORY' })
    assert.isNull(ok(await seeDelegations(other)).body.signsFor)

    // The invoice itself says whom the delegate answers for, and the meter who is awaited in whose place.
    const seen1 = ok(await seeOrder(delegate, invoice.id)).body
    assert.containsSubset(seen1.onBehalf, { phone: absent.phone, refusal: null })
    assert.isTrue(
      seen1.approbation.quorum.waitingFor.some((name: string) => name.includes('(نماینده: '))
    )
    assert.isNull(ok(await seeOrder(other, invoice.id)).body.onBehalf)
    const list = `${orderPath('10')}/0?approbationStatus=PENDING_FOR_APPROBATION`
    const listed = (more: string, { token }: { token: string }) => get(`${list}${more}`, { token })
    const own = ok(await listed('', delegate)).body.items[0]
    assert.equal(own.userSignatoryStatus, 'NOT_ALLOWED')
    const theirs = ok(await listed(`&onBehalfOf=${absent.phone}`, delegate)).body.items[0]
    assert.containsSubset(theirs, { id: invoice.id, userSignatoryStatus: 'MANDATORY' })
    assert.equal((await listed(`&onBehalfOf=${absent.phone}`, other)).status, 422)

    // A code for the one is none for the other.
    ok(await start(delegate, absent.phone, invoice.id))
    const code = await codeFor(delegate.phone)
    assert.equal((await enter(other, absent.phone, invoice.id, code)).status, 422)
    const signed = ok(await enter(delegate, absent.phone, invoice.id, code)).body
    assert.containsSubset(signed.quorum, { mandatory: { signed: 1, needed: 2 } })
    const row = signed.approbationDtoList.find((one: { delegateName: unknown }) => one.delegateName)
    assert.equal(row.signatoryStatus, 'ACCEPTED')
    // The absent member is back: their signature is there.
    assert.equal((await askToSign(absent, invoice.id)).status, 409)
    const accepted = ok(await sign(other, invoice.id)).body
    assert.equal(accepted.overallSignatoryStatus, 'ACCEPTED')

    const given = (await signaturesOf(invoice.id)).find((one) => one.delegation_id !== null)
    assert.equal(given.delegation_id, id)
    assert.equal(given.member_id, absent.memberId)
    assert.equal(given.given_by, delegate.memberId)
    const evidence = await signatureEvidence('INVOICE', invoice.id, company.id)
    const shown = JSON.stringify(evidenceDocument(evidence))
    assert.include(shown, `${given.name} به نمایندگی از ${given.on_behalf_of}`)
    // The payment is the CEO's, whoever signs for whom.
    assert.equal((await askToPay(delegate, invoice.id)).status, 422)
  })

  test('is found by the verification where the days, the giver or the delegation are not those of the signature', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED', 'MANDATORY'] })
    const [absent, delegate, other] = company.members
    const id = await inForce(company, absent, delegate)
    const invoice = await aCompanyInvoice(company)
    ok(await signFor(delegate, absent, invoice.id))
    ok(await sign(other, invoice.id))
    const [given, theirs] = await signaturesOf(invoice.id).orderBy('signed_at')
    assert.deepEqual((await verifySignatures()).faults, [])
    const delegation = await db.from('delegations').where({ id }).firstOrFail()
    const near = (ms: number) => new Date(new Date(given.signed_at).getTime() + ms)
    const planted = { ...delegation, id: newId(), delegator_id: other.memberId }
    const forged = { delegate_id: company.ceo.memberId, confirmed_by_member: absent.memberId }
    await db.table('delegations').insert({ ...planted, ...forged })
    // Past all guards of the database.
    const changes: [table: string, row: { id: string }, change: object][] = [
      ['delegations', delegation, { from_date: '2000-01-01', to_date: '2000-01-02' }],
      ['delegations', delegation, { confirmed_at: near(1) }],
      ['delegations', delegation, { status: 'ENDED', ended_at: near(-1) }],
      ['signatures', given, { given_by: absent.memberId, delegation_id: null, on_behalf_of: null }],
      ['signatures', given, { answer: 'REJECTED', reason: 'قیمت درست نیست' }],
      [
        'signatures',
        theirs,
        { given_by: company.ceo.memberId, delegation_id: planted.id, on_behalf_of: theirs.name },
      ],
    ]
    for (const [table, row, change] of changes) {
      await pastGuards(table, row.id, change)
      const found = row === delegation ? given.id : row.id
      assert.include(await faulty(), found, JSON.stringify(change))
      const before = Object.keys(change).map((name) => [name, row[name as keyof typeof row]])
      await pastGuards(table, row.id, Object.fromEntries(before))
    }
    assert.deepEqual((await verifySignatures()).faults, [])
    // A colleague in the place of the delegate, in both tables.
    const colleague = company.ceo.memberId
    await pastGuards('delegations', id, {
      delegate_id: colleague,
      confirmed_by_member: other.memberId,
    })
    await pastGuards('signatures', given.id, { given_by: colleague })
    assert.include(await faulty(), given.id)
    await pastGuards('delegations', id, delegation)
    await pastGuards('signatures', given.id, { given_by: given.given_by })
  })

  test('is one person, and counts once for a document, also at once', async ({ assert }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 1,
    })
    const [absent, delegate, other] = company.members
    await inForce(company, absent, delegate)
    // One at a time, on either side: no chain, and no one who stands for two.
    assert.equal((await propose(other, delegate)).status, 409)
    assert.equal((await propose(delegate, other)).status, 409)
    assert.equal((await propose(absent, other)).status, 409)
    // Who has to sign everything could never give both signatures.
    assert.equal((await propose(other, absent)).status, 422)
    const first = await aCompanyInvoice(company)
    ok(await signFor(delegate, absent, first.id))
    const again = await askToSign(delegate, first.id)
    assert.equal(again.status, 409)
    assert.match(again.body.message, /دو بار/)
    const before = ok(await seeOrder(delegate, first.id)).body
    assert.deepEqual(before.approbation.quorum.waitingFor.length, 1)
    const second = await aCompanyInvoice(company)
    ok(await sign(delegate, second.id))
    assert.equal((await start(delegate, absent.phone, second.id)).status, 409)
    await assert.rejects(async () => {
      const [row] = await signaturesOf(first.id)
      const own = { ...row, id: db.rawQuery('gen_random_uuid()'), member_id: delegate.memberId }
      await db.table('signatures').insert({ ...own, delegation_id: null, on_behalf_of: null })
    }, /signatures_of_giver/)

    const third = await aCompanyInvoice(company)
    const forAbsent = await codeToSignFor(delegate, absent, third.id)
    ok(await askToSign(delegate, third.id))
    const own = await codeFor(delegate.phone)
    const answers = await heldUp({ table: 'orders', id: third.id }, () => [
      enter(delegate, absent.phone, third.id, forAbsent),
      post(orderPath(third.id, 'sign'), { otpSecret: own }, { token: delegate.token }),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await signaturesOf(third.id), 1)
  })

  test('answers in their own place where an answer for another would leave too few', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['OPTIONAL', 'OPTIONAL', 'OPTIONAL'],
      minimum: 2,
    })
    const [absent, delegate, other] = company.members
    await inForce(company, absent, delegate)
    const { id } = await aCompanyInvoice(company)
    ok(await signFor(delegate, absent, id))
    // Two signatures ask for two people: the delegate has answered, so that the third ends it.
    const refused = await post(
      orderPath(id, 'reject'),
      { otpSecret: await signingCodeFor(other, id), reason: 'قیمت درست نیست' },
      { token: other.token }
    )
    assert.equal(ok(refused).body.overallSignatoryStatus, 'REJECTED')

    const next = await aCompanyInvoice(company)
    ok(await refuse(other, next.id))
    const needed = await start(delegate, absent.phone, next.id)
    assert.equal(needed.status, 422)
    assert.match(needed.body.message, /امضای خود شما/)
    assert.match(ok(await seeOrder(delegate, next.id)).body.onBehalf.refusal, /امضای خود شما/)
    ok(await sign(delegate, next.id))
    assert.equal(ok(await sign(absent, next.id)).body.overallSignatoryStatus, 'ACCEPTED')
  })

  test('signs several and a contract, and refuses, each recorded with both names', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED'] })
    const [absent, delegate] = company.members
    const delegation = await inForce(company, absent, delegate)
    const onBehalfOf = absent.phone
    const { token } = delegate
    const invoices = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    const orderIds = invoices.map(({ id }) => id)
    ok(await post(orderPath('otp-start'), { orderIds, onBehalfOf }, { token }))
    const otpSecret = await codeFor(delegate.phone)
    const several = (given: object) =>
      post(orderPath('sign'), { orderIds, otpSecret, ...given }, { token })
    // For themselves the delegate may sign nothing: the code is bound to whom it is for.
    const alone = ok(await several({})).body.items
    assert.deepEqual(
      alone.map(({ refusal }: { refusal: string }) => refusal),
      ['NO_SIGNING_ACCESS', 'NO_SIGNING_ACCESS']
    )
    const signed = ok(await several({ onBehalfOf })).body.items
    assert.deepEqual(
      signed.map((one: { id: string; overallSignatoryStatus: string }) => [
        one.id,
        one.overallSignatoryStatus,
      ]),
      orderIds.map((id) => [id, 'ACCEPTED'])
    )
    const again = ok(await several({ onBehalfOf })).body.items[0]
    assert.containsSubset(again, { isSigned: false, refusal: 'SIGNED' })
    assert.match(again.message, /این عضو/)

    const third = await aCompanyInvoice(company)
    const refusal = { otpSecret: await codeToSignFor(delegate, absent, third.id), onBehalfOf }
    const rejected = await post(
      orderPath(third.id, 'reject'),
      { ...refusal, reason: 'قیمت درست نیست' },
      { token }
    )
    assert.equal(ok(rejected).body.overallSignatoryStatus, 'REJECTED')
    const canceled = ok(await seeOrder(company.ceo, third.id)).body
    assert.match(canceled.cancelReason, /به نمایندگی از .*قیمت درست نیست/)

    const { userId } = ok(await nameHolder(company)).body
    ok(await uploadContract(company, userId))
    const contract = `/api/legal/company/card-holder/${userId}`
    const shown = ok(await get(`${contract}/approbation`, { token })).body
    assert.containsSubset(shown, { refusal: 'NO_SIGNING_ACCESS', onBehalf: { refusal: null } })
    assert.equal((await post(`${contract}/otp-start`, {}, { token })).status, 422)
    ok(await post(`${contract}/otp-start`, { onBehalfOf }, { token }))
    const code = await codeFor(delegate.phone)
    const done = ok(await post(`${contract}/sign`, { otpSecret: code, onBehalfOf }, { token })).body
    assert.equal(done.overallSignatoryStatus, 'ACCEPTED')
    assert.match(done.onBehalf.refusal, /این عضو/)

    const given = await db.from('signatures').where('delegation_id', delegation)
    assert.lengthOf(given, 4)
    for (const one of given) {
      assert.containsSubset(one, { member_id: absent.memberId, given_by: delegate.memberId })
      assert.isNotNull(one.on_behalf_of)
    }
    assert.deepEqual((await verifySignatures()).faults, [])
  })
})
