import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { paysBy } from '#factories/company'
import { aCompanyHolder } from '#factories/card_holder'
import {
  aCompanyAddress,
  aCompanyWithCredit,
  aNamedHolder,
  assign,
  decide,
  holderOf,
  uploadContract,
} from '#tests/support/card_holders'
import { aBoardMember, aCompany } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'

test.group('Who manages a company’s cards', (group) => {
  group.setup(() => cleanDatabase())

  test('is its CEO, once it has credit: everybody else changes nothing', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company)
    const mandatory = await aBoardMember(company, { signatoryStatus: 'MANDATORY' })
    const idle = await aBoardMember(company, { signatoryStatus: 'NOT_ALLOWED' })
    const removed = await aBoardMember(company)
    const tokenOf = async (phone: string) => {
      const { token } = await signIn(phone)
      const given = { plan: 'LEGAL', companyUniqueSerial: company.id }
      return ok(await post('/api/user/switch', given, { token })).body.bearerToken as string
    }
    const ex = await tokenOf(removed.phone)
    const member = await tokenOf(mandatory.phone)
    await call('DELETE', `${path}/board-member/${removed.phone}`, { token: company.token })
    const rival = await aCompanyWithCredit()
    const young = await aCompany()
    const foreign = await aCompanyAddress(rival)
    const { userId, phone } = holder
    const calls: [string, string, object?][] = [
      ['POST', 'assign-card-holder', { userId, addressId: foreign }],
      ['PUT', `card-holder/${userId}/ceiling`, { ceiling: 1_000 }],
      ['POST', 'disable-card/otp-start', { phone }],
      ['POST', 'disable-card', { phone, otpSecret: '12345' }],
      ['POST', `card-holder/${userId}/contract`, new FormData()],
      ['DELETE', `card-holder/${userId}`],
      ['GET', `card-holder/${userId}`],
    ]
    const who: [string, string, number][] = [
      ['member', member, 422],
      ['not allowed', await tokenOf(idle.phone), 422],
      ['ex-member', ex, 401],
      ['person', company.personToken, 422],
      ['holder', holder.token, 422],
      ['rival', rival.token, 404],
      ['without credit', young.token, 422],
    ]
    for (const [name, token, expected] of who) {
      for (const [method, rest, body] of calls) {
        const { status } = await call(method, `${path}/${rest}`, { token, body })
        const reads = method === 'GET'
        const isMember = name === 'member' || name === 'not allowed'
        const known = reads
          ? isMember
            ? 200
            : name === 'without credit'
              ? 404
              : expected
          : expected
        assert.equal(status, known, `${name}: ${method} ${rest}`)
      }
    }
    // The CEO's own company, but an address of another one.
    assert.equal((await assign(company, userId, foreign)).status, 404)
    const after = await holderOf(company, userId)
    assert.containsSubset(after, { cardStatus: 'ENABLED', ceiling: null })
    for (const role of ['kyc', 'credit', 'card', 'support', 'finance', 'auditor'] as const) {
      const token = await staffToken(role)
      for (const what of ['verify', 'reject', 'contract/verify', 'contract/reject']) {
        assert.equal((await decide(token, holder.holderId, what)).status, 403, `${role} ${what}`)
      }
    }
  })

  test('may ask twenty times at once: the house stays open to others', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { userId } = await aNamedHolder(company)
    const many = await Promise.all(
      Array.from({ length: 20 }, () => uploadContract(company, userId))
    )
    const statuses = new Set(many.map(({ status }) => status))
    assert.isTrue([...statuses].every((status) => status === 200 || status === 429))
    assert.isTrue(statuses.has(429))
    const current = { card_holder_id: (await holderOf(company, userId)).id, current: true }
    const papers = await db.from('company_papers').where(current)
    assert.lengthOf(
      papers.filter(({ kind }) => kind === 'cardIssuanceContract'),
      1
    )
  })

  test('chooses how it pays; members read it', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { token } = company
    assert.deepEqual(ok(await get(`${path}/payment-methods`, { token })).body, {
      items: ['POS', 'CPG', 'OTP'],
    })
    assert.equal(ok(await get(`${path}/payment-method`, { token })).body.paymentMethodType, 'OTP')
    const set = (paymentMethodType: unknown, of = token) =>
      put(`${path}/payment-method`, { paymentMethodType }, { token: of })
    const wider = await set('POS')
    assert.equal(wider.status, 422)
    assert.equal(wider.body.errors[0].field, 'otpSecret')
    await paysBy(company)
    assert.equal((await set('CASH')).status, 422)
    assert.equal((await set('CPG', (await aCompany()).token)).status, 422)
    assert.equal((await set('CPG', company.personToken)).status, 422)
    assert.equal(ok(await get(`${path}/payment-method`, { token })).body.paymentMethodType, 'POS')
  })
})
