import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { settle } from '#app/platform/jobs/main'
import { toPersianDigits } from '#contracts/digits'
import { aCompanyWithCredit } from '#factories/company'
import { aCompanyInvoice, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

interface Member {
  phone: string
  token: string
}

const lastTextTo = async ({ phone }: Member): Promise<string> => {
  await settle()
  const [sent] = await db.from('sandbox_sms').where({ phone }).orderBy('id', 'desc').limit(1)
  return sent.text
}

/** The number in the address that a message leads to. */
const doorIn = (text: string): string => /\/i\/(\d+)$/.exec(text)![1]!
const open = ({ token }: Member, reference: string) =>
  get(`/api/legal/company/door/${reference}`, { token })
const waiting = async ({ token }: Member) =>
  ok(await get('/api/legal/company/waiting', { token })).body.items

test.group('The message about an invoice', (group) => {
  group.setup(() => cleanDatabase())

  test('names company, distributor and amount, and leads to the invoice', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [first, second] = company.members
    const { id } = await aCompanyInvoice(company)
    const asked = await lastTextTo(first!)
    const order = await db.from('orders').where({ id }).firstOrFail()
    const { name } = await db.from('companies').where('id', company.id).firstOrFail()
    const { name: distributor } = await db
      .from('distributors')
      .where('id', order.distributor_id)
      .firstOrFail()
    const sold = toPersianDigits(distributor)
    for (const part of [name, sold, '۱۰٬۳۴۵٬۸۹۰']) assert.include(asked, part)
    assert.equal(doorIn(asked), order.reference_number)

    assert.deepEqual(ok(await open(first!, doorIn(asked))).body, {
      companyUniqueSerial: company.id,
      id,
    })
    // Whatever their token speaks for.
    const rival = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    assert.equal((await open(rival.members[0]!, doorIn(asked))).status, 404)
    for (const odd of ['1', 'x', '%00']) assert.equal((await open(first!, odd)).status, 404)

    for (const member of [first!, second!]) ok(await sign(member, id))
    const accepted = await lastTextTo(company.ceo)
    for (const part of [name, sold]) assert.include(accepted, part)
    assert.equal(doorIn(accepted), order.reference_number)
  })
})

test.group('What waits in the companies of one person', (group) => {
  group.setup(() => cleanDatabase())

  test('is counted in each of them, by role', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
    const [member] = company.members
    const signed = await aCompanyInvoice(company)
    await aCompanyInvoice(company)
    ok(await sign(member!, signed.id))
    const of = { companyUniqueSerial: company.id, contracts: 0 }
    assert.deepEqual(await waiting(member!), [{ ...of, toSign: 1, toPay: 0 }])
    assert.deepEqual(await waiting(company.ceo), [{ ...of, toSign: 0, toPay: 1 }])
  })
})
