import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { aCompanyWithCredit, type Member } from '#factories/company'
import { codeFor } from '#factories/messages'
import {
  aCompanyInvoice,
  askToPay,
  enterPayment,
  enterRefusal,
  enterSignature,
  payAsCeo,
  seeApprobation,
  sign,
  signingCodeFor,
} from '#tests/support/company_orders'
import { expectLedgerInBalance } from '#tests/support/credit'
import { call } from '#tests/support/http'
import { change, orderRow } from '#tests/support/orders'
import { heldUp, queuedUp } from '#tests/support/races'

const statusOf = async (id: string) =>
  (await db.from('approbations').where('document_id', id).firstOrFail()).status
const accepted = async () => (await db.from('outbox').where('event', 'ApprobationAccepted')).length
const signaturesOf = async ({ memberId }: Member) =>
  (await db.from('signatures').where('member_id', memberId)).length
const leave = (token: string, { phone }: Member) =>
  call('DELETE', `/api/legal/company/board-member/${phone}`, { token })

test.group('Signatures at the same moment', (group) => {
  group.setup(() => cleanDatabase())
  group.each.teardown(() => expectLedgerInBalance())

  test('two last ones move the invoice once', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'], minimum: 1 })
    const { id } = await aCompanyInvoice(company)
    const codes = await Promise.all(company.members.map((member) => signingCodeFor(member, id)))
    await settle()
    const answers = await heldUp({ table: 'orders', id }, () =>
      company.members.map((member, at) => enterSignature(member, id, codes[at]))
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    const last = answers.map(({ body }) => body.overallSignatoryStatus)
    assert.include(last, 'ACCEPTED')
    assert.equal(await statusOf(id), 'ACCEPTED')
    assert.equal(await accepted(), 1)
  })

  test('the same one many times is one', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [member] = company.members
    const { id } = await aCompanyInvoice(company)
    const code = await signingCodeFor(member, id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => enterSignature(member, id, code))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 200),
      1
    )
    assert.equal(await signaturesOf(member), 1)
  })

  test('a signature and a refusal of the last two end it one way', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [one, two] = company.members
    const { id } = await aCompanyInvoice(company)
    const [signing, refusing] = [await signingCodeFor(one, id), await signingCodeFor(two, id)]
    await heldUp({ table: 'orders', id }, () => [
      enterSignature(one, id, signing),
      enterRefusal(two, id, refusing),
    ])
    assert.equal(await statusOf(id), 'REJECTED')
    assert.equal((await orderRow(id)).status, 'CANCELED')
  })

  test('a change before the signature refuses it, one behind it voids it', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const [first, second] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    const code = await signingCodeFor(member, first.id)
    const [changed, stale] = await queuedUp({ table: 'orders', id: first.id }, [
      () => change(first, 12_000_000),
      () => enterSignature(member, first.id, code),
    ])
    assert.deepEqual([changed.status, stale.status], [200, 409])
    const other = await signingCodeFor(member, second.id)
    const [signed, late] = await queuedUp({ table: 'orders', id: second.id }, [
      () => enterSignature(member, second.id, other),
      () => change(second, 12_000_000),
    ])
    assert.deepEqual([signed.status, late.status], [200, 200])
    for (const { id } of [first, second]) {
      assert.equal(await statusOf(id), 'PENDING')
      assert.equal((await seeApprobation(member, id)).body.totalNumberOfAcceptedSignatory, 0)
    }
  })

  test('a payment before the change is kept, one behind it is refused', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { ceo, members } = company
    const [first, second] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    for (const { id } of [first, second]) await sign(members[0], id)
    const codeOf = async (id: string) => {
      assert.equal((await askToPay(ceo, id)).status, 200)
      return codeFor(ceo.phone)
    }
    const code = await codeOf(first.id)
    const [changed, refused] = await queuedUp({ table: 'orders', id: first.id }, [
      () => change(first, 9_000_000),
      () => enterPayment(ceo, first.id, code),
    ])
    assert.deepEqual([changed.status, refused.status], [200, 422])
    assert.equal((await orderRow(first.id)).status, 'CREATED')
    const other = await codeOf(second.id)
    const [paid, late] = await queuedUp({ table: 'orders', id: second.id }, [
      () => enterPayment(ceo, second.id, other),
      () => change(second, 12_000_000),
    ])
    assert.deepEqual([paid.status, late.status], [200, 422])
    assert.equal((await orderRow(second.id)).grand_total_amount, 10_000_000)
  })

  test('a payment looks for the approval again once it holds the invoice', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { id } = await aCompanyInvoice(company)
    await sign(company.members[0], id)
    await askToPay(company.ceo, id)
    const code = await codeFor(company.ceo.phone)
    const [refused] = await heldUp(
      { table: 'orders', id },
      () => [enterPayment(company.ceo, id, code)],
      (trx) =>
        trx
          .from('approbations')
          .where('document_id', id)
          .update({ status: 'PENDING', decided_at: null })
    )
    assert.equal(refused.status, 422)
    assert.match(refused.body.message, /صاحبان امضا/)
    assert.equal((await orderRow(id)).status, 'CREATED')
  })

  test('who is removed while their signature waits has not signed', async ({ assert }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 1,
    })
    const [, leaving, staying] = company.members
    const { id } = await aCompanyInvoice(company)
    const code = await signingCodeFor(leaving, id)
    const [answer] = await heldUp(
      { table: 'orders', id },
      () => [enterSignature(leaving, id, code)],
      async () => assert.equal((await leave(company.token, leaving)).status, 204)
    )
    assert.equal(answer.status, 422)
    assert.equal(await signaturesOf(leaving), 0)
    // A signature that was given before stands, whoever leaves afterwards.
    await sign(staying, id)
    await settle()
    await sign(company.members[0], id)
    assert.equal(await statusOf(id), 'ACCEPTED')
    assert.equal((await payAsCeo(company.ceo, id)).status, 200)
  })
})

test.group('A rule that changes under an invoice', (group) => {
  group.setup(() => cleanDatabase())

  test('drops who has left; a minimum out of reach puts it under the rule of today', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['OPTIONAL', 'OPTIONAL', 'OPTIONAL'],
      minimum: 2,
    })
    const [one, two, three] = company.members
    const { id } = await aCompanyInvoice(company)
    await sign(one, id)
    const before = await seeApprobation(one, id)
    assert.deepEqual(before.body.quorum.optional, { signed: 1, needed: 2 })
    assert.equal((await leave(company.token, two)).status, 204)
    await settle()
    assert.equal(await statusOf(id), 'PENDING')
    const lowered = await call('PUT', '/api/legal/company/approbations', {
      token: company.token,
      body: { minimumNumberOfOptional: 1 },
    })
    assert.include([200, 202], lowered.status)
    await settle()
    // The rule of its day counts: one more signature, though today one is enough.
    assert.equal(await statusOf(id), 'PENDING')
    assert.equal(
      (await db.from('approbations').where('document_id', id).firstOrFail()).rule_version,
      1
    )
    if (lowered.status === 200) {
      assert.equal((await leave(company.token, three)).status, 204)
      await settle()
      // Nobody is left to sign a second time: today's rule asks for one, and has it.
      assert.equal(await statusOf(id), 'ACCEPTED')
    }
  })
})
