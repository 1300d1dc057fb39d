import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { print } from '#tests/support/cards'
import {
  aCompanyAddress,
  aNamedHolder,
  assign,
  decide,
  holderOf,
  uploadContract,
} from '#tests/support/card_holders'
import { aSentCompany } from '#tests/support/companies'
import { payAsCeo, sellTo, sign } from '#tests/support/company_orders'
import { expectLedgerInBalance, usedOf } from '#tests/support/credit'
import { startAnew } from '#tests/support/database'
import { aDevice } from '#factories/device'
import { codeFor } from '#factories/messages'
import { charge } from '#tests/support/devices'
import { paysBy } from '#factories/company'
import { get, post, put } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { letDaysPass, repayOldest } from '#tests/support/installments'
import { decideAtBank, submit } from '#tests/support/payments'
import { ok } from '#tests/support/registration'
import { aFinanceTeam, owedTo, payoutTo, preview, runCommand } from '#tests/support/settlement'
import { companyIn } from '#app/people/owners/owner'

const plan = 'kasbeno-fmcg-legal'
const path = '/api/legal/company'
const legal = '/api/legal/admin'
const limit = 500_000_000
const million = 1_000_000

/** Somebody who signs in, and speaks for their company. */
const speaking = async (phone: string, companyUniqueSerial: string) => {
  const { token } = await signIn(phone)
  const { body } = ok(
    await post('/api/user/switch', { plan: 'LEGAL', companyUniqueSerial }, { token })
  )
  return { phone, token: body.bearerToken as string, personToken: token }
}

test.group('A company', (group) => {
  group.setup(() => startAnew())
  group.teardown(() => startAnew())

  test('is registered, reviewed, lent to, signs, pays by its invoice and by a holder’s card, repays, and its distributor is paid', async ({
    assert,
  }) => {
    // Registered by its CEO and accepted by a legal officer.
    const sent = await aSentCompany()
    const officer = await staffToken('legal')
    const asOfficer = (call: string, body: object = {}) =>
      post(`${legal}/${call}`, body, { token: officer })
    for (const step of ['company', 'ceo', 'appointment']) {
      ok(await asOfficer(`companies/${sent.id}/${step}/verify`))
    }
    const file = ok(await get(`${legal}/companies/${sent.id}`, { token: officer })).body
    for (const { id, role } of file.members) {
      if (role === 'BOARD_MEMBER') ok(await asOfficer(`board-members/${id}/verify`))
    }
    const ceo = await speaking(sent.ceo.phone, sent.id)
    const mandatory = await speaking(sent.mandatory.phone, sent.id)
    const optional = await speaking(sent.optional.phone, sent.id)
    const rule = ok(await put(`${path}/approbations`, { minimumNumberOfOptional: 1 }, ceo)).body
    assert.equal(rule.minimumNumberOfSignatory, 1)

    // Lent to by two people, its fee paid at a gateway.
    await transaction((trx) => changeSetting('fourEyesAboveRials', limit - 1, trx))
    const credit = { companyUniqueSerial: sent.id, amount: limit }
    const token = await staffToken('credit')
    const { approvalId } = ok(await post('/api/admin/credit/allocate', credit, { token })).body
    const second = { token: await staffToken('approver') }
    ok(await post(`/api/admin/approvals/${approvalId}/approve`, {}, second))
    const pay = { indicator: 'BANKTEST' }
    const fee = ok(await post(`/api/platform-fee/${plan}/create-platform-fee`, pay, ceo)).body
    await submit(await decideAtBank(fee.gatewayRedirectItem, 'success'))
    await expectLedgerInBalance()

    // An invoice from a distributor's program, signed by the rule and paid by the CEO.
    const device = await aDevice()
    const { supplier } = device
    const sold = ok(await sellTo(supplier, sent, 10 * million)).body
    const order = await db
      .from('orders')
      .where('reference_number', sold.referenceNumber)
      .firstOrFail()
    const refused = await payAsCeo(ceo, order.id).catch(() => null)
    assert.notEqual(refused?.status, 200)
    for (const member of [mandatory, optional]) ok(await sign(member, order.id))
    ok(await payAsCeo(ceo, order.id))

    // A holder's card: named, contract signed by both, reviewed, printed, delivered, enabled.
    const { id: holderId, userId, phone } = await aNamedHolder(ceo as never)
    ok(await decide(officer, holderId, 'verify'))
    ok(await uploadContract(ceo, userId))
    ok(await assign(ceo, userId, await aCompanyAddress(ceo)))
    ok(await decide(officer, holderId, 'contract/verify'))
    for (const member of [mandatory, optional]) {
      const contract = `${path}/card-holder/${userId}`
      ok(await post(`${contract}/otp-start`, {}, member))
      ok(await post(`${contract}/sign`, { otpSecret: await codeFor(member.phone) }, member))
    }
    await settle()
    const { cardId, cardStatus } = await holderOf(ceo, userId)
    assert.equal(cardStatus, 'PRINT_PENDING')
    ok(await print(cardId, await staffToken('card')))
    await db.from('cards').where('id', cardId).update({ status: 'DELIVERED' })
    const holder = await signIn(phone)
    const cards = `/api/card/legal/${sent.id}`
    const { cvv2 } = ok(await get(`${cards}/self/cvv2`, holder)).body
    ok(await post(`${cards}/activate`, { cvv2, pin1: '4821' }, holder))
    const { cardNumber } = ok(await get(`${cards}/self`, holder)).body
    await paysBy(sent)
    assert.equal((await charge(device, { cardNumber }, 7 * million)).body.status, 'PAID')
    const owner = companyIn(sent.id)
    const used = await usedOf({ owner, plan } as never)
    assert.isAbove(used, 17 * million)
    assert.equal(await owedTo(supplier), 17 * million)
    await expectLedgerInBalance()

    // Repaid from the wallet; the distributor is paid at maturity, of both.
    const charged = { plan, amount: used, indicator: 'BANKTEST' }
    const started = ok(await post('/api/payment/create-payment', charged, ceo)).body
    await submit(await decideAtBank(started.gatewayRedirectItem, 'success'))
    ok(await repayOldest({ token: ceo.token, plan } as never, { amount: used }))
    assert.equal(await usedOf({ owner, plan } as never), 0)
    const mine = db.from('orders').where('owner_id', sent.id).select('id')
    await db.from('installments').whereIn('order_id', mine).update({ due_date: clock.today() })
    const team = await aFinanceTeam()
    const { body: run } = await preview(team.maker)
    ok(await runCommand(run.id, 'approve', team.checker))
    assert.equal((await payoutTo(run, supplier)).net, 17 * million)
    await letDaysPass(1)
    assert.deepEqual((await verifySignatures()).faults, [])
    await expectLedgerInBalance()
  })
})
