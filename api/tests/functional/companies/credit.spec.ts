import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { toPersianDigits } from '#contracts/digits'
import RefundOverdueFees from '#app/credit/credit_lines/actions/refund_overdue_fees'
import { changeSetting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { settle } from '#app/platform/jobs/main'
import { addDays, addJalaliYear } from '#app/platform/time/jalali'
import { startAnew } from '#tests/support/database'
import { anAcceptedCompany, type Company, type Member } from '#factories/company'
import { aCompanyInvoice, askToPay, payAsCeo, sign } from '#tests/support/company_orders'
import { contractOf, sendSignature } from '#tests/support/contracts'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { letDaysPass, messagesTo, repay, templatesTo } from '#tests/support/installments'
import { installmentOf } from '#tests/support/orders'
import { decideAtBank, paymentState, submit } from '#tests/support/payments'
import { ok } from '#tests/support/registration'
import { exported } from '#tests/support/resources'
import { historyOf } from '../timelines/read.js'

const plan = 'kasbeno-fmcg-legal'
const limit = 2_000_000_000
/** 1 % and 10 % VAT on it. */
const fee = 22_000_000
const cost = 10_000_000 + 50_000 + 295_890

const feePath = `/api/platform-fee/${plan}`
const shopOf = ({ token }: { token: string }) => ({ token, plan }) as never

test.group('The credit of a company', (group) => {
  let company: Company
  let lineId: string
  let ceo: Member
  let member: Member
  const ownersCash = () => cashOf({ owner: company.owner })
  const line = () => db.from('credit_lines').where({ id: lineId }).firstOrFail()
  const phases = async () =>
    ok(await get('/api/legal/company/phases', { token: company.token })).body
  const renewal = async (token = company.token) =>
    ok(await get(`/api/user-contract/${plan}/renewal-status`, { token })).body
  const statement = async () =>
    ok(await get(`/api/statement/${plan}`, { token: company.token })).body
  group.setup(async () => {
    await startAnew()
    await transaction((trx) => changeSetting('fourEyesAboveRials', limit - 1, trx))
    company = await anAcceptedCompany({ levels: ['MANDATORY'] })
    ;[member] = company.members
    ceo = company.ceo
  })
  group.teardown(() => startAnew())
  group.each.teardown(() => expectLedgerInBalance())

  test('is given for a year by two people of the bank, who name it by its serial', async ({
    assert,
  }) => {
    assert.equal((await phases()).companyKycStep, 'ACCEPTED')
    const [one, other] = [await aSignedInStaff('credit'), await aSignedInStaff('approver')]
    const allocate = (body: object) =>
      post('/api/admin/credit/allocate', body, { token: one.token })
    const named = { companyUniqueSerial: company.id, amount: limit }
    const asked = ok(await allocate(named)).body
    assert.equal(asked.status, 'PENDING_APPROVAL')
    assert.equal((await allocate(named)).status, 409)
    const path = `/api/admin/approvals/${asked.approvalId}/approve`
    assert.equal((await post(path, {}, { token: one.token })).status, 422)
    assert.equal((await phases()).companyKycStep, 'ACCEPTED')
    ok(await post(path, {}, { token: other.token }))
    assert.equal((await phases()).companyKycStep, 'CREDIT_ACCEPTED')
    assert.equal((await allocate(named)).status, 409)
    const row = await db.from('credit_lines').where('owner_id', company.id).firstOrFail()
    lineId = row.id
    assert.containSubset(row, {
      owner_type: 'COMPANY',
      expires_on: addJalaliYear(clock.today()),
      credit_year: 1,
    })
    assert.lengthOf(await db.from('cards').where('owner_id', company.id), 0)
    await settle()
    assert.include(await templatesTo(ceo.phone), 'credit-allocated')
    const { body } = await get('/api/legal/company/assigned', { token: member.personToken })
    assert.deepEqual(body.items[0].legalWalletResponse, { credit: limit, remainCredit: limit })
  })

  test('is used once its CEO has paid one percent, at a gateway that comes back to the company’s pages', async ({
    assert,
  }) => {
    assert.containSubset(ok(await get(`${feePath}/payment-detail`, member)).body, {
      platformFee: 20_000_000,
      totalAmount: fee,
      paymentAmount: fee,
    })
    const { id } = await aCompanyInvoice(company)
    ok(await sign(member, id))
    assert.equal((await askToPay(ceo, id)).status, 422)
    const pay = (token: string) =>
      post(`${feePath}/create-platform-fee`, { indicator: 'BANKTEST' }, { token })
    assert.equal((await pay(member.token)).status, 422)
    assert.equal((await pay(ceo.personToken)).status, 404)
    const { paymentId, gatewayRedirectItem } = ok(await pay(ceo.token)).body
    const back = await submit(await decideAtBank(gatewayRedirectItem, 'success'))
    const location = new URL(back.headers.get('location')!, 'http://result')
    assert.equal(location.pathname, '/legal/wallet-transaction-callback')
    assert.containSubset(await paymentState(ceo, paymentId), { outcome: 'FEE_PAID' })
    const [paid, ...others] = await db.from('platform_fees').where('owner_id', company.id)
    assert.containSubset(paid, { status: 'EARNED', credit_year: 1, fee: 20_000_000 })
    assert.lengthOf(others, 0)
    assert.equal((await pay(ceo.token)).status, 409)
    assert.equal(await ownersCash(), 0)
    // Its first year stands on what its signatories approve: no card's contract of its own is asked for.
    await transaction((trx) => changeSetting('creditNeedsSignedContract', true, trx))
    ok(await payAsCeo(ceo, id))
    await transaction((trx) => changeSetting('creditNeedsSignedContract', false, trx))
    const card = await contractOf(shopOf(ceo), 'CARD')
    assert.equal(card.status, 422)
    assert.match(card.body.message, /هر دارنده کارت/)
  })

  test('is repaid from a wallet that its CEO charges, and every movement stands in its statement and history', async ({
    assert,
  }) => {
    const charge = { plan, amount: 15_000_000, indicator: 'BANKTEST' }
    const purpose = { purpose: 'wallet-charge' }
    assert.equal((await post('/api/payment/create-payment', charge, member)).status, 422)
    assert.lengthOf(await db.from('payments').where({ owner_id: company.id, ...purpose }), 0)
    const started = ok(await post('/api/payment/create-payment', charge, ceo)).body
    assert.isTrue(started.paymentNeeded)
    assert.properties(started.gatewayRedirectItem, ['redirectBaseUrl', 'params'])
    await submit(await decideAtBank(started.gatewayRedirectItem, 'success'))
    assert.equal(await ownersCash(), 15_000_000)
    const other = { ...charge, plan: 'kasbeno-fmcg-real' }
    assert.equal((await post('/api/payment/create-payment', other, ceo)).status, 422)

    const order = await db.from('orders').where('owner_id', company.id).firstOrFail()
    const debt = await installmentOf(order.id)
    const owed = ok(await get(`/api/obligations/${plan}`, member)).body
    assert.include(JSON.stringify(owed), String(cost))
    assert.equal((await repay(shopOf(member), debt.id, { amount: cost })).status, 422)
    ok(await repay(shopOf(ceo), debt.id, { amount: cost }))
    assert.equal(await ownersCash(), 15_000_000 - cost)
    // Whoever signs first for it has an approved code of their own.
    await db
      .from('users')
      .where({ phone: ceo.phone })
      .update({ national_code_verified_at: new Date() })
    const { items, wallet, line: used, holder } = await statement()
    assert.deepEqual(holder, {
      name: company.name,
      phone: ceo.phone,
      nationalId: company.companyUniqueId,
    })
    assert.containSubset(wallet, { opening: 0, closing: 15_000_000 - cost })
    assert.containSubset(used, { opening: 0, raised: cost, lowered: cost, closing: 0 })
    assert.deepEqual(
      items.map(({ wallet: cash, line: credit }: Record<string, number>) => [cash, credit]),
      [
        [fee, 0],
        [-fee, 0],
        [0, cost],
        [15_000_000, 0],
        [-cost, -cost],
      ]
    )
    const file = await exported(`/api/statement/${plan}?format=pdf`, ceo.token)
    assert.equal(file.bytes.subarray(0, 4).toString(), '%PDF')

    const token = await staffToken('legal')
    const { body } = ok(await historyOf('companies', company.id, token))
    assert.include(JSON.stringify(body), 'تخصیص')
    const credit = await staffToken('credit')
    const ofLine = ok(await historyOf('credit-lines', lineId, credit)).body
    assert.isNotEmpty(ofLine.entries)
  })

  test('is renewed once: granted in its last week, signed by the CEO for the company, and its fee paid', async ({
    assert,
  }) => {
    const grant = async () =>
      post(
        '/api/admin/credit/grant-renewal',
        { creditLineId: lineId },
        {
          token: await staffToken('credit'),
        }
      )
    const expireIn = (days: number) =>
      db
        .from('credit_lines')
        .where({ id: lineId })
        .update({ expires_on: addDays(clock.today(), days) })
    await expireIn(9)
    assert.equal((await grant()).status, 422)
    assert.notInclude(await templatesTo(ceo.phone), 'credit-ending')
    await letDaysPass(1)
    await letDaysPass(1)
    await settle()
    assert.include(await templatesTo(ceo.phone), 'credit-ending')
    ok(await grant())
    assert.equal((await grant()).status, 409)
    assert.containSubset(await renewal(), { hasRenewalCredit: true, nextStep: 'NONE' })
    await expireIn(-1)
    assert.containSubset(await renewal(member.token), {
      isCreditExpired: true,
      isContractSigned: false,
      nextStep: 'AGREEMENT',
    })
    const { body: text } = ok(await contractOf(shopOf(member), 'CREDIT_RENEWAL'))
    assert.include(text.html, company.name)
    assert.include(text.html, toPersianDigits(company.companyUniqueId))
    const sendAs = (who: Member) => sendSignature(shopOf(who), 'CREDIT_RENEWAL', text.digest)
    assert.equal((await sendAs(member)).status, 422)

    // Paid before it is signed, and not signed in thirty days: the fee is cash again.
    const payFee = () => post(`/api/payment/${plan}/create-platform-fee-payment`, {}, ceo)
    const charge = { plan, amount: fee, indicator: 'BANKTEST' }
    const started = ok(await post('/api/payment/create-payment', charge, ceo)).body
    await submit(await decideAtBank(started.gatewayRedirectItem, 'success'))
    const before = await ownersCash()
    ok(await payFee())
    assert.equal(await ownersCash(), before - fee)
    const refund = await app.container.make(RefundOverdueFees)
    await refund.execute(addDays(clock.today(), 28))
    assert.equal(await ownersCash(), before - fee)
    await refund.execute(addDays(clock.today(), 29))
    await refund.execute(addDays(clock.today(), 30))
    assert.equal(await ownersCash(), before)
    assert.containSubset(await renewal(), { hasActivePlatformFee: false, nextStep: 'AGREEMENT' })
    // A company is no shop, and its id is not that of a person.
    const { html } = ok(
      await get(`/api/user-contract/${plan}/CREDIT_RENEWAL`, { token: company.token })
    ).body
    assert.include(html, `با شناسه ملی ${toPersianDigits(company.companyUniqueId)}`)
    assert.notMatch(html, /فروشگاه «|کد ملی/)

    ok(await sendAs(ceo))
    assert.containSubset(await renewal(), { isContractSigned: true, nextStep: 'PLATFORM_FEE' })
    ok(await payFee())
    assert.containSubset(await line(), {
      credit_year: 2,
      has_renewal_credit: false,
      expires_on: addJalaliYear(clock.today()),
    })
    assert.containSubset(await renewal(), { isCreditExpired: false, nextStep: 'HOME' })
    await settle()
    const told = await templatesTo(ceo.phone)
    assert.includeMembers(told, ['renewal-granted', 'yearly-fee-refunded', 'credit-renewed'])
    assert.notInclude(told, 'company-contract-signed')
    for (const { phone } of company.members) {
      const heard = (await messagesTo(phone)).filter(
        ({ template }) => template === 'company-contract-signed'
      )
      assert.lengthOf(heard, 1)
      assert.include(heard[0]!.text, `کسب‌نو، ${company.name}\nقرارداد تمدید اعتبار را`)
    }
    assert.equal((await payFee()).status, 409)
  })
})
