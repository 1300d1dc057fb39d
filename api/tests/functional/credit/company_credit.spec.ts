import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { aCompanyWithCredit, anAcceptedCompany } from '#factories/company'
import { asOwner } from '#factories/as_owner'
import { aCompanyInvoice, askToPay, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get, post } from '#tests/support/http'
import { textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

interface Member {
  token: string
}
const plan = 'kasbeno-fmcg-legal'
const credit = ({ token }: Member) => get('/api/legal/company/credit', { token })
const stateOf = async (member: Member) => ok(await credit(member)).body.state as string
const next = async ({ token }: Member) =>
  ok(await get(`/api/user-contract/${plan}/renewal-status`, { token })).body.nextStep as string
const contract = ({ token }: Member) => get(`/api/user-contract/${plan}/CREDIT_RENEWAL`, { token })
const signed = ({ token }: Member, digest: string) =>
  post(
    `/api/user-contract/${plan}/sign-contract`,
    { contractType: 'CREDIT_RENEWAL', digest },
    { token }
  )
const payFee = ({ token }: Member) =>
  post(`/api/platform-fee/${plan}/create-platform-fee`, { indicator: 'BANKTEST' }, { token })

test.group('The credit of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is opened by its fee, ends after a year, and begins another one once that is signed and paid by the CEO', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({
      levels: ['MANDATORY'],
      amount: 100_000_000,
      isFeePaid: false,
      cash: 5_000_000,
    })
    const [member] = company.members
    const line = (changes: object) =>
      db.from('credit_lines').where('id', company.lineId).update(changes)
    assert.deepInclude(ok(await credit(member)).body, {
      credit: 100_000_000,
      remainCredit: 100_000_000,
      state: 'PAY_FEE',
      hasActivePlatformFee: false,
    })
    const { id } = await aCompanyInvoice(company, { amount: 1_000_000 })
    await sign(member, id)
    const asked = await askToPay(company.ceo, id)
    assert.equal(asked.status, 422)
    assert.match(asked.body.message, /کارمزد فعال‌سازی اعتبار پرداخت نشده است/)
    assert.notInclude(await textsTo(company.ceo.phone), 'payment-code')
    assert.equal((await payFee(member)).status, 422)
    assert.equal(ok(await payFee(company)).body.paymentNeeded, false)
    assert.equal(await stateOf(member), 'OPEN')
    assert.equal((await payFee(company)).status, 409)
    assert.equal((await askToPay(company.ceo, id)).status, 200)
    assert.include(await textsTo(company.ceo.phone), 'payment-code')

    const block = { line_id: company.lineId, reason: 'STAFF' }
    await db.table('suspensions').insert({ ...block, blocked_at: new Date() })
    assert.equal(await stateOf(company), 'BLOCKED')
    await asOwner((trx) => trx.from('suspensions').where(block).delete())
    await line({ expires_on: clock.businessNow().plus({ days: 7 }).toISODate() })
    assert.equal(await stateOf(company), 'REMINDER')
    await line({ has_renewal_credit: true })
    assert.equal(await stateOf(company), 'SIGN_RENEWAL')
    await line({ has_renewal_credit: false })
    await line({ expires_on: clock.businessNow().minus({ days: 1 }).toISODate() })
    assert.equal(await stateOf(company), 'EXPIRED')
    assert.equal(await next(company), 'NONE')

    await line({ has_renewal_credit: true })
    assert.equal(await stateOf(member), 'SIGN_RENEWAL')
    assert.equal(await next(company), 'AGREEMENT')
    const { body: text } = await contract(company)
    assert.include(text.html, company.name)
    assert.equal((await signed(member, text.digest)).status, 422)
    ok(await signed(company, text.digest))
    assert.equal(await stateOf(company), 'PAY_RENEWAL')
    assert.equal(await next(company), 'PLATFORM_FEE')
    ok(await payFee(company))
    assert.deepInclude(ok(await credit(company)).body, {
      state: 'OPEN',
      hasRenewalCredit: false,
      isCreditExpired: false,
    })
    assert.equal(await next(company), 'HOME')
  })

  test('is none before it was allocated, and nobody else’s to read', async ({ assert }) => {
    const company = await anAcceptedCompany()
    assert.deepInclude(ok(await credit(company)).body, {
      credit: 0,
      state: 'NONE',
      creditScoreExpirationDate: null,
    })
    assert.equal((await credit({ token: company.ceo.personToken })).status, 422)
    assert.equal((await get('/api/legal/company/credit')).status, 401)
  })
})
