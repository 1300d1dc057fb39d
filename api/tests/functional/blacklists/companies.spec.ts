import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { BlacklistKind } from '#contracts/blacklists'
import { Sessions } from '#app/people/identity/sessions'
import { transaction } from '#app/platform/database/database'
import { aCompanyHolder } from '#factories/card_holder'
import { pin } from '#factories/card'
import { freshCompanyId, freshNationalCode, freshPhone } from '#factories/fresh'
import { aCompanyWithCredit, anAcceptedCompany, paysBy, type Company } from '#factories/company'
import { aDevice } from '#factories/device'
import { aSupplier } from '#factories/distributor'
import { nameHolder } from '#tests/support/card_holders'
import { aCompany, memberOf, paperForm, registerCompany } from '#tests/support/companies'
import { aCompanyInvoice, sellTo, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import {
  codeToSignFor,
  decide,
  enter,
  inForce,
  propose,
  signaturesOf,
  start,
} from '#tests/support/delegations'
import { charge } from '#tests/support/devices'
import { post, put, type Answer } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/legal/company'
const list = async (kind: BlacklistKind, value: string): Promise<string> => {
  const entry = { kind, value, reason: 'گزارش کلاهبرداری' }
  return ok(await post('/api/admin/blacklists', entry, { token: await staffToken('credit') })).body
    .id
}
/** Another session of the member, for their company. */
const signInFor = async ({ userId }: { userId: string }, { id, owner }: Company) => {
  const session = { userId, plan: owner.plan, companyId: id } as const
  const { bearerToken } = await transaction((trx) => new Sessions().open(session, trx))
  return bearerToken
}
const takeOff = async (id: string) => {
  const body = { reason: 'پایان بررسی' }
  for (const role of ['credit', 'finance'] as const) {
    const token = await staffToken(role)
    ok(await post(`/api/admin/blacklists/${id}/remove`, body, { token }))
  }
}
const hitsOf = async (id: string) =>
  (await db.from('audit_lines').where({ subject_id: id, command: 'blacklists.hit' })).map(
    ({ after }) => after.place as string
  )

test.group('A blacklist of companies and of who acts for them', (group) => {
  group.setup(() => cleanDatabase())

  test('stops a company by its id: to register, to be given credit, to be sold to', async ({
    assert,
  }) => {
    const refused = (answer: Answer, words: RegExp) => {
      assert.equal(answer.status, 422, JSON.stringify(answer.body))
      assert.match(answer.body.message, words)
    }
    const companyUniqueId = freshCompanyId()
    const fresh = await list('COMPANY_ID', companyUniqueId)
    const { token } = await signIn()
    refused(await registerCompany(token, { companyUniqueId }), /ادامه این درخواست/)
    assert.lengthOf(await db.from('companies').where('national_id', companyUniqueId), 0)
    assert.deepEqual(await hitsOf(fresh), ['STEP'])

    const accepted = await anAcceptedCompany()
    const listed = await list('COMPANY_ID', accepted.companyUniqueId)
    const credit = { companyUniqueSerial: accepted.id, amount: 1_000_000 }
    const asked = { token: await staffToken('credit') }
    refused(await post('/api/admin/credit/allocate', credit, asked), /تخصیص اعتبار/)
    assert.deepEqual(await hitsOf(listed), ['ALLOCATION'])

    const [one, other] = [await aCompanyWithCredit(), await aCompanyWithCredit()]
    await list('COMPANY_ID', one.companyUniqueId)
    const byCeo = await list('PHONE', other.ceo.phone)
    const supplier = await aSupplier()
    for (const company of [one, other])
      refused(await sellTo(supplier, company), /فروش به این مشتری/)
    assert.deepEqual(await hitsOf(byCeo), ['SALE'])
    assert.lengthOf(await db.from('orders').whereIn('owner_id', [one.id, other.id]), 0)
  })

  test('stops who shall sign for it, and who shall hold its card, by phone and by national code', async ({
    assert,
  }) => {
    const [phone, nationalCode] = [freshPhone(), freshNationalCode()]
    const entries = [await list('PHONE', phone), await list('NATIONAL_CODE', nationalCode)]
    const founded = await aCompany()
    const lent = await aCompanyWithCredit()
    const person = { firstName: 'رضا', lastName: 'کریمی', birthDate: '1975-03-02' }
    const answers = [
      await post(
        `${path}/ceo?${new URLSearchParams({ ...person, nationalCode })}`,
        await paperForm({ officialPaper: null }),
        founded
      ),
    ]
    for (const given of [{ phone }, { nationalCode }] as Record<string, string>[]) {
      const form = await paperForm({ officialPaper: null })
      answers.push(await post(`${path}/board-member?${memberOf(given)}`, form, founded))
    }
    const added = memberOf()
    ok(
      await post(`${path}/board-member?${added}`, await paperForm({ officialPaper: null }), founded)
    )
    added.set('nationalCode', nationalCode)
    const member = `${path}/board-member/${added.get('phone')!}?${added}`
    answers.push(await put(member, new FormData(), founded))
    for (const given of [{ phoneNumber: phone }, { nationalCode }] as Record<string, string>[]) {
      answers.push(await nameHolder(lent, given))
    }
    for (const [at, { status, body }] of answers.entries()) {
      assert.equal(status, 422, `${at}: ${JSON.stringify(body)}`)
      assert.match(body.message, /ممکن نیست/)
    }
    assert.lengthOf(await db.from('card_holders').where('company_id', lent.id), 0)
    for (const entry of entries) assert.isNotEmpty(await hitsOf(entry))

    // Listed after the card was made: it pays no more.
    const holder = await aCompanyHolder(lent as never)
    await paysBy(lent)
    const device = await aDevice()
    ok(await charge(device, holder, 1_000_000, { pin }))
    const known = await list('PHONE', holder.phone)
    const { status, body } = await charge(device, holder, 1_000_000, { pin })
    assert.equal(status, 422)
    assert.equal(body.refusal, 'CREDIT_UNAVAILABLE')
    assert.deepEqual(await hitsOf(known), ['SALE'])
  })
  test('stops a delegate and who is signed for, and leaves each their own signature', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL', 'MANDATORY'] })
    const [absent, delegate] = company.members
    const delegation = await inForce(company, absent, delegate)
    const [invoice, next] = [await aCompanyInvoice(company), await aCompanyInvoice(company)]
    const users = await db.from('users').whereIn('id', [delegate.userId])
    const code = await codeToSignFor(delegate, absent, invoice.id)
    const values = [
      ['NATIONAL_CODE', users[0].national_code],
      ['PHONE', delegate.phone],
      ['PHONE', absent.phone],
    ] as const
    for (const [kind, value] of values) {
      const entry = await list(kind, value)
      const answers = [
        await enter(delegate, absent.phone, invoice.id, code),
        await start(delegate, absent.phone, next.id),
      ]
      for (const { status, body } of answers) {
        assert.equal(status, 422)
        assert.match(body.message, /امضا به نمایندگی میان این دو عضو ممکن نیست/)
      }
      assert.deepEqual(await hitsOf(entry), ['DELEGATION'])
      await takeOff(entry)
    }
    assert.lengthOf(await signaturesOf(invoice.id), 0)

    // What waits is confirmed only once neither is listed; who is listed names nobody and is named by nobody.
    ok(await decide(absent, delegation, 'revoke'))
    const { id } = ok(await propose(absent, delegate)).body.items[0]
    const entry = await list('PHONE', delegate.phone)
    assert.equal((await decide(company.ceo, id, 'confirm')).status, 422)
    ok(await decide(company.ceo, id, 'refuse'))
    assert.equal((await propose(absent, delegate)).status, 422)
    assert.equal((await propose(delegate, company.members[2])).status, 422)
    ok(await sign(delegate, invoice.id))
    ok(await sign(absent, invoice.id))
    await takeOff(entry)

    // A code outlives neither the session that asked for it nor the account behind it.
    await inForce(company, absent, delegate)
    const otpSecret = await codeToSignFor(delegate, absent, next.id)
    const again = await signInFor(delegate, company)
    assert.equal(
      (await enter({ ...delegate, token: again }, absent.phone, next.id, otpSecret)).status,
      400
    )
    for (const [table, change] of [
      ['sessions', { revoked_at: new Date() }],
      ['users', { active: false }],
    ] as const) {
      const own = table === 'users' ? { id: delegate.userId } : { user_id: delegate.userId }
      await db.from(table).where(own).update(change)
      const { status } = await enter(delegate, absent.phone, next.id, otpSecret)
      assert.equal(status, 401, table)
      if (table === 'sessions') await db.from(table).where(own).update({ revoked_at: null })
    }
    assert.lengthOf(await signaturesOf(next.id), 0)
  })
})
