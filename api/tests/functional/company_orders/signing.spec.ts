import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { codeFor } from '#factories/messages'
import { aCompanyWithCredit } from '#factories/company'
import { wrongCodeFor } from '#tests/support/identity'
import { block, cancel, change, orderRow, textsTo } from '#tests/support/orders'
import {
  aCompanyInvoice,
  askToPay,
  askToSign,
  askToSignAll,
  enterPayment,
  enterRefusal,
  enterSignature,
  payAsCeo,
  refuse,
  seeApprobation,
  seeOrder,
  sign,
  signAll,
  signingCodeFor,
} from '#tests/support/company_orders'

const cost = 10_000_000 + 50_000 + 295_890
const list = '/api/legal/company/orders'
const tab = async (token: string, approbationStatus: string) => {
  const { body } = await get(`${list}/10/0?approbationStatus=${approbationStatus}`, { token })
  return body.items.map(({ id }: { id: string }) => id)
}

test.group('An invoice of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('waits for every mandatory signature and the minimum of optional ones, then for the CEO', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 1,
    })
    const { ceo } = company
    const [mandatory, optional, other] = company.members
    const { id } = await aCompanyInvoice(company)
    assert.deepEqual(await tab(ceo.token, 'PENDING_FOR_APPROBATION'), [id])
    // Who is asked hears of it; whoever pays, once there is something to pay.
    assert.deepEqual(await textsTo(mandatory.phone), ['approbation-asked'])
    assert.notInclude(await textsTo(ceo.phone), 'invoice-created')
    const first = await seeOrder(mandatory, id)
    assert.containsSubset(first.body, {
      id,
      status: 'CREATED',
      orderApprobationStatus: 'PENDING_FOR_APPROBATION',
      userApprobationStatus: 'PENDING',
      userSignatoryStatus: 'MANDATORY',
      isCeo: false,
      digitalSignatoryType: 'CODE',
      firstname: 'رضا',
      button: { action: 'SIGN', refusal: null },
    })
    const ceosView = await seeOrder(ceo, id)
    assert.deepEqual(ceosView.body.button, { action: 'SIGN', refusal: 'NO_SIGNING_ACCESS' })
    assert.isTrue(ceosView.body.isCeo)

    const early = await askToPay(ceo, id)
    assert.equal(early.status, 422)
    assert.match(early.body.message, /صاحبان امضا/)

    const signed = await sign(mandatory, id)
    assert.equal(signed.status, 200)
    assert.containsSubset(signed.body, {
      totalNumberOfSignatory: 3,
      overallSignatoryStatus: 'PENDING',
      quorum: { mandatory: { signed: 1, needed: 1 }, optional: { signed: 0, needed: 1 } },
    })
    assert.lengthOf(signed.body.quorum.waitingFor, 2)
    assert.deepEqual((await seeOrder(mandatory, id)).body.button, {
      action: 'SIGN',
      refusal: 'SIGNED',
    })

    assert.equal((await sign(optional, id)).body.overallSignatoryStatus, 'ACCEPTED')
    assert.include(await textsTo(ceo.phone), 'approbation-accepted')
    const late = await askToSign(other, id)
    assert.equal(late.status, 409)
    assert.deepEqual((await seeOrder(other, id)).body.button, {
      action: 'PAY',
      refusal: 'NO_PAYMENT_ACCESS',
    })
    assert.deepEqual(await tab(ceo.token, 'PENDING_FOR_PAYMENT'), [id])

    const notHis = await askToPay(mandatory, id)
    assert.equal(notHis.status, 422)
    assert.match(notHis.body.message, /مدیرعامل/)
    const paid = await payAsCeo(ceo, id)
    assert.equal(paid.status, 200)
    assert.containsSubset(paid.body, {
      status: 'COMPLETED',
      orderApprobationStatus: 'COMPLETED',
      button: { action: 'NONE', refusal: 'FINISHED' },
      installmentReceiptAmount: cost,
      overallSignatoryStatus: 'ACCEPTED',
    })
    assert.deepEqual(await tab(ceo.token, 'COMPLETED'), [id])
  })

  test('keeps what proves each signature, and nobody can change it', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const { id } = await aCompanyInvoice(company)
    await sign(member, id)
    const [row] = await db.from('signatures').where('member_id', member.memberId)
    const [shown] = await db.from('approbation_rounds').where('approbation_id', row.approbation_id)
    assert.containsSubset(row, {
      given_by: member.memberId,
      phone: member.phone,
      answer: 'ACCEPTED',
      method: 'CODE',
      digest: shown.digest,
      amount: cost,
      address: '127.0.0.1',
    })
    assert.match(shown.content, /روغن مایع/)
    assert.match(shown.content, /۱۰٬۳۴۵٬۸۹۰ ریال/)
    for (const table of ['signatures', 'approbation_rounds', 'approbation_signers']) {
      await assert.rejects(() => db.from(table).delete(), /permission denied/)
      const byOwner = () => db.connection('owner').from(table).delete()
      await assert.rejects(byOwner, /append-only|never change|immutable|cannot/)
    }
  })

  test('ends with a mandatory refusal, an optional one leaves it to the others', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL'],
      minimum: 1,
    })
    const [mandatory, optional, other] = company.members
    const [one, two] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    assert.equal((await refuse(mandatory, one.id)).body.overallSignatoryStatus, 'REJECTED')
    const ended = await orderRow(one.id)
    assert.equal(ended.status, 'CANCELED')
    assert.match(ended.cancel_reason, /قیمت درست نیست/)
    assert.include(await tab(company.token, 'COMPLETED'), one.id)

    assert.equal((await refuse(optional, two.id)).body.overallSignatoryStatus, 'PENDING')
    assert.deepEqual((await seeOrder(optional, two.id)).body.button, {
      action: 'SIGN',
      refusal: 'REFUSED',
    })
    assert.equal((await refuse(other, two.id)).body.overallSignatoryStatus, 'REJECTED')
    assert.equal((await orderRow(two.id)).status, 'CANCELED')
  })

  test('says before a refusal what it does, and tells the CEO and the members why it was made', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED'],
      minimum: 1,
    })
    const { ceo } = company
    const [mandatory, optional, other, silent] = company.members
    const { id } = await aCompanyInvoice(company)
    const endsFor = async (member: (typeof company.members)[number]) =>
      (await seeOrder(member, id)).body.refusalEnds
    assert.deepEqual(
      [await endsFor(mandatory), await endsFor(optional), await endsFor(silent)],
      [true, false, false]
    )
    await refuse(optional, id)
    assert.isTrue(await endsFor(other))
    const [refusal] = (await seeOrder(ceo, id)).body.approbation.approbationDtoList.filter(
      ({ signatoryStatus }: { signatoryStatus: string }) => signatoryStatus === 'REJECTED'
    )
    assert.equal(refusal.reason, 'قیمت درست نیست')
    for (const { phone } of [ceo, mandatory, other, silent]) {
      assert.include(await textsTo(phone), 'approbation-refused-by-one')
    }
    assert.notInclude(await textsTo(optional.phone), 'approbation-refused-by-one')

    await refuse(mandatory, id)
    const toCeo = await textsTo(ceo.phone)
    assert.include(toCeo, 'approbation-refused')
    assert.notInclude(toCeo, 'invoice-canceled')
    const said = { phone: ceo.phone, template: 'approbation-refused' }
    const { text } = await db.from('sandbox_sms').where(said).firstOrFail()
    assert.match(text, /قیمت درست نیست/)
    assert.include(await textsTo(silent.phone), 'approbation-refused')
  })

  test('that has changed is signed anew, and a code for what it was signs nothing', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [one, two] = company.members
    const invoice = await aCompanyInvoice(company)
    await sign(one, invoice.id)
    const code = await signingCodeFor(two, invoice.id)
    await change(invoice, 12_000_000)
    const stale = await enterSignature(two, invoice.id, code)
    assert.equal(stale.status, 409)
    assert.match(stale.body.message, /تغییر/)
    const view = await seeApprobation(one, invoice.id)
    assert.deepEqual(view.body.quorum.mandatory, { signed: 0, needed: 2 })
    assert.equal((await seeOrder(one, invoice.id)).body.userApprobationStatus, 'PENDING')
    await sign(two, invoice.id)
    assert.equal((await sign(one, invoice.id)).body.overallSignatoryStatus, 'ACCEPTED')
    // Approved, and changed again: the approval is void with its signatures.
    await change(invoice, 9_000_000)
    assert.equal((await askToPay(company.ceo, invoice.id)).status, 422)
    assert.include(await tab(company.token, 'PENDING_FOR_APPROBATION'), invoice.id)
    assert.lengthOf(await db.from('signatures'), (await db.from('signatures')).length)
    assert.include(await textsTo(one.phone), 'approbation-asked-again')
  })

  test('is signed while its line is blocked, and not paid', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const { id } = await aCompanyInvoice(company)
    await block(company)
    assert.equal((await sign(company.members[0], id)).status, 200)
    const refused = await payAsCeo(company.ceo, id)
    assert.equal(refused.status, 422)
    assert.equal(refused.body.title, 'PaymentRefusedException')
    assert.match(refused.body.message, /مسدود/)
  })

  test('takes no signature once it is cancelled', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const invoice = await aCompanyInvoice(company)
    const code = await signingCodeFor(company.members[0], invoice.id)
    await cancel(invoice)
    assert.equal((await enterSignature(company.members[0], invoice.id, code)).status, 409)
    assert.equal((await askToSign(company.members[0], invoice.id)).status, 409)
    assert.lengthOf(await db.from('signatures').where('member_id', company.members[0].memberId), 0)
  })

  test('counts wrong codes, and takes a code for one thing', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'] })
    const [mandatory, optional] = company.members
    const [one, two] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    const code = await signingCodeFor(mandatory, one.id)
    const wrong = await wrongCodeFor(mandatory.phone)
    assert.equal((await enterSignature(mandatory, one.id, wrong)).status, 400)
    assert.equal((await enterSignature(mandatory, two.id, code)).status, 400)
    assert.equal((await enterSignature(optional, one.id, code)).status, 400)
    assert.equal((await enterPayment(company.ceo, one.id, code)).status, 400)
    assert.equal((await enterRefusal(mandatory, one.id, code, '')).status, 422)
    assert.equal((await enterSignature(mandatory, one.id, code)).status, 200)
    assert.equal((await enterSignature(mandatory, one.id, code)).status, 409)
  })

  test('is signed together with others by one code, each recorded by itself', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const invoices = await Promise.all([1, 2, 3].map(() => aCompanyInvoice(company)))
    assert.equal((await askToSignAll(member, invoices)).status, 200)
    const code = await codeFor(member.phone)
    await change(invoices[1], 11_000_000)
    const { status, body } = await signAll(member, invoices, code)
    assert.equal(status, 200)
    assert.deepEqual(
      body.items.map(({ id, isSigned, refusal }: Record<string, unknown>) => [
        id,
        isSigned,
        refusal,
      ]),
      invoices.map(({ id }, at) => [id, at !== 1, at === 1 ? 'CHANGED' : null])
    )
    const fewer = await askToSignAll(member, invoices)
    assert.equal(fewer.status, 422)
    assert.deepEqual(
      fewer.body.invoices.map(({ id }: { id: string }) => id).sort(),
      [invoices[0].id, invoices[2].id].sort()
    )
    assert.lengthOf(await db.from('signatures').where('member_id', member.memberId), 2)
  })
})
