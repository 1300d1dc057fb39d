import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newId } from '#app/platform/values/ids'
import { aCompanyHolder } from '#factories/card_holder'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { paysBy } from '#factories/company'
import { aCompanyWithCredit } from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { charge, takeBack } from '#tests/support/devices'
import { call, get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const million = 1_000_000
type Company = { id: string; token: string }
type Token = { token: string }

const purchases = ({ id }: Company, { token }: Token, page = '10/0') =>
  get(`/api/card/legal/${id}/purchases/${page}`, { token })

const aPayingCompany = async () => {
  const company = await aCompanyWithCredit()
  await paysBy(company, 'POS')
  return company
}

test.group('What a person bought with a company’s card', (group) => {
  group.setup(() => cleanDatabase())

  test('is listed for them newest first, each with its merchant, amounts and what became of it', async ({
    assert,
  }) => {
    const company = await aPayingCompany()
    const holder = await aCompanyHolder(company)
    const device = await aDevice()
    const { name } = await db
      .from('merchants')
      .select('name')
      .orderBy('created_at', 'desc')
      .firstOrFail()
    const reference = freshReference()
    const first = ok(await charge(device, holder, 3 * million, { reference })).body
    ok(await charge(device, holder, 2 * million))
    ok(await takeBack(device, reference, 3 * million))
    // A try is no purchase.
    assert.equal((await charge(device, holder, million, { pin: '0000' })).body.refusal, 'PIN_WRONG')

    const { items, meta } = ok(await purchases(company, holder)).body
    assert.deepEqual(
      items.map(({ amount, status }: { amount: number; status: string }) => [amount, status]),
      [
        [2 * million, 'PAID'],
        [3 * million, 'REVERSED'],
      ]
    )
    assert.equal(meta.total, 2)
    const [paid, reversed] = items
    assert.equal(paid.merchantName, name)
    assert.equal(paid.cardNumber, `**** **** **** ${holder.cardNumber.slice(-4)}`)
    assert.isNull(paid.reversedAt)
    assert.isString(reversed.reversedAt)
    assert.equal(reversed.referenceNumber, first.referenceNumber)
    assert.equal(reversed.totalAmount, first.totalAmount)

    const second = ok(await purchases(company, holder, '1/1')).body
    assert.deepEqual([second.items[0].amount, second.meta.total], [3 * million, 2])
  })

  test('is theirs alone, of that company alone, and stays after they were removed', async ({
    assert,
  }) => {
    const [company, rival] = [await aPayingCompany(), await aPayingCompany()]
    const holder = await aCompanyHolder(company)
    const other = await aCompanyHolder(company)
    const elsewhere = await aCompanyHolder(rival, { person: holder })
    const device = await aDevice()
    ok(await charge(device, holder, million))
    ok(await charge(device, other, 2 * million))
    ok(await charge(device, elsewhere, 3 * million))
    const amounts = async (of: Company, by: Token) =>
      ok(await purchases(of, by)).body.items.map(({ amount }: { amount: number }) => amount)

    assert.deepEqual(await amounts(company, holder), [million])
    assert.deepEqual(await amounts(company, other), [2 * million])
    assert.deepEqual(await amounts(rival, holder), [3 * million])

    // Who holds none, a CEO too, sees none: the CEO has the holder's statement.
    for (const outsider of [company, other]) {
      assert.equal((await purchases(rival, outsider)).status, 404)
    }
    assert.equal((await purchases(company, company)).status, 404)
    assert.equal((await purchases({ ...company, id: newId() }, holder)).status, 404)

    const path = `/api/legal/company/card-holder/${holder.userId}`
    assert.equal((await call('DELETE', path, { token: company.token })).status, 204)
    assert.deepEqual(await amounts(company, holder), [million])
  })
})
