import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import type { HeldCardNext } from '#contracts/card_holders'
import type { PaymentMethodType } from '#contracts/companies'
import { aBoardMember } from '#tests/support/companies'
import { aCompanyHolder } from '#factories/card_holder'
import { aShopWithCredit } from '#factories/shop'
import { asOwner } from '#factories/as_owner'
import { codeFor } from '#factories/messages'
import { freshPhone } from '#factories/fresh'
import {
  aCompanyAddress,
  aCompanyWithCredit,
  aNamedHolder,
  assign,
  nameHolder,
} from '#tests/support/card_holders'
import { print } from '#tests/support/cards'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { signIn, staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = '/api/card/legal'
const heldBy = async ({ token }: { token: string }) => ok(await get(path, { token })).body.items
const cardsOf = ({ company }: { company: { id: string } }) => `${path}/${company.id}`

const lineOf = (companyId: string) => db.from('credit_lines').where('owner_id', companyId)
const block = async (companyId: string) => {
  const { id: line_id } = await lineOf(companyId).firstOrFail()
  await db.table('suspensions').insert({ line_id, reason: 'STAFF', blocked_at: new Date() })
}

test.group('The companies’ cards of a person', (group) => {
  group.setup(() => cleanDatabase())

  test('are listed whatever their token speaks for: with a shop, with a company, with no plan', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { name } = await db.from('companies').where('id', company.id).firstOrFail()
    const shop = await aShopWithCredit(10_000_000)
    const member = await aBoardMember(company)
    const switched = await signIn(member.phone)
    const given = { plan: 'LEGAL', companyUniqueSerial: company.id }
    const { bearerToken } = ok(await post('/api/user/switch', given, switched)).body
    const nobody = await signIn()
    const people = [
      { phone: shop.phone, token: shop.token },
      { phone: member.phone, token: bearerToken },
      nobody,
    ]
    for (const person of people) {
      assert.deepEqual(await heldBy(person), [])
      const holder = await aCompanyHolder(company, { person, ceiling: 5_000_000 })
      assert.deepEqual(await heldBy(person), [
        {
          companyName: name,
          companyUniqueSerial: company.id,
          cardNumber: `**** **** **** ${holder.cardNumber.slice(-4)}`,
          cardStatus: 'ENABLED',
          parcelStatus: null,
          next: 'USE',
          closedBy: 'METHOD',
          ceiling: 5_000_000,
          spentThisMonth: 0,
          removedAt: null,
        },
      ])
      ok(await get(`${cardsOf(holder)}/self`, person))
    }
    const elsewhere = await aCompanyHolder(await aCompanyWithCredit(), { person: nobody })
    const serials = (await heldBy(nobody)).map(
      ({ companyUniqueSerial }: { companyUniqueSerial: string }) => companyUniqueSerial
    )
    assert.sameMembers(serials, [company.id, elsewhere.company.id])
  })

  test('are nobody else’s: the CEO, another holder, staff and strangers find none of them', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company)
    const other = await aCompanyHolder(await aCompanyWithCredit())
    assert.deepEqual(await heldBy({ token: company.token }), [])
    assert.deepEqual(await heldBy({ token: company.personToken }), [])
    assert.deepEqual(await heldBy(await signIn()), [])
    assert.lengthOf(await heldBy(other), 1)
    assert.equal((await get(`${cardsOf(holder)}/self`, other)).status, 404)
    assert.equal((await get(path)).status, 401)
    assert.equal((await get(path, { token: await staffToken('card') })).status, 403)
    // What is asked beside it changes nothing.
    const asked = `${path}?userId=${holder.userId}&companyUniqueSerial=${company.id}&plan[]=x`
    assert.deepEqual(ok(await get(asked, other)).body.items, await heldBy(other))
    for (const serial of ['self', '..%2fself', '%27%20or%201%3D1', '%00', 'a'.repeat(4_000)]) {
      const { status } = await get(`${path}/${serial}/self`, holder)
      assert.isTrue([400, 404, 414].includes(status), `${serial.slice(0, 20)} ${status}`)
    }
  })

  test('say what comes next: {0}')
    .with([
      ['CREATED', 'ADDRESS'],
      ['PRINT_PENDING', 'DELIVERY'],
      ['PRINTED', 'DELIVERY'],
      ['DELIVERED', 'ACTIVATION'],
      ['ENABLED', 'USE'],
      ['BLOCKED', 'REISSUE'],
      ['DISABLED', 'REISSUE'],
    ] as [CardStatus, HeldCardNext][])
    .run(async ({ assert }, [status, next]) => {
      const holder = await aCompanyHolder(await aCompanyWithCredit(), { status })
      const [card] = await heldBy(holder)
      assert.containsSubset(card, { cardStatus: status, next })
    })

  test('that came back wait for the CEO, until it is said where they go', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company, { status: 'CREATED' })
    const [addressId, token] = [await aCompanyAddress(company), await staffToken('card')]
    ok(await assign(company, holder.userId, addressId))
    const { parcelId } = ok(await print(holder.cardId, token)).body
    for (const move of ['accepted', 'returned-to-sender']) {
      ok(await post(`/api/admin/parcels/${parcelId}/${move}`, {}, { token }))
    }
    const waiting = { next: 'RETURNED', parcelStatus: 'RETURNED_TO_SENDER' }
    assert.containsSubset(await heldBy(holder), [waiting])
    ok(await assign(company, holder.userId, addressId))
    assert.containsSubset(await heldBy(holder), [{ next: 'DELIVERY', parcelStatus: null }])
  })

  test('wait for the company, where contract or fee are missing', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company, { status: 'DELIVERED' })
    await asOwner((trx) => trx.from('platform_fees').where('owner_id', company.id).delete())
    assert.equal((await heldBy(holder))[0].next, 'FEE')
    await db
      .from('card_holders')
      .where('id', holder.holderId)
      .update({ contract_status: 'PENDING' })
    assert.equal((await heldBy(holder))[0].next, 'CONTRACT')
    const secrets = { cvv2: '123', pin1: '9071' }
    assert.equal((await post(`${cardsOf(holder)}/activate`, secrets, holder)).status, 422)
  })

  test('are known to wait by the profile, as long as they do', async ({ assert }) => {
    const holder = await aCompanyHolder(await aCompanyWithCredit())
    const waits = async () => ok(await get('/api/user/profile', holder)).body.companyCardWaits
    assert.isFalse(await waits())
    await db.from('cards').where('id', holder.cardId).update({ status: 'DELIVERED' })
    assert.isTrue(await waits())
    await db.from('card_holders').where('id', holder.holderId).update({ removed_at: new Date() })
    assert.isFalse(await waits())
  })

  test('are told of before they are made, to who is named for one', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const { phone } = await aNamedHolder(company)
    const [card] = await heldBy(await signIn(phone))
    assert.containsSubset(card, { next: 'PAPERS', cardStatus: null, cardNumber: null })
  })

  test('say that the bank refused the person or the contract, until the company has mended it', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const { userId, phone } = await aNamedHolder(company)
    const person = await signIn(phone)
    const holder = () => db.from('card_holders').where({ user_id: userId, company_id: company.id })
    for (const column of ['status', 'contract_status']) {
      await holder().update({ [column]: 'REJECTED' })
      assert.containsSubset((await heldBy(person))[0], { next: 'REFUSED', cardNumber: null })
      await holder().update({ [column]: 'PENDING' })
      assert.equal((await heldBy(person))[0].next, 'PAPERS')
    }
  })

  test('say why nothing is bought with them: pays by {0}')
    .with([
      ['OTP', false, 'METHOD'],
      ['POS', false, null],
      ['CPG', false, null],
      ['POS', true, 'CREDIT'],
    ] as [PaymentMethodType, boolean, string | null][])
    .run(async ({ assert }, [method, isBlocked, closedBy]) => {
      const company = await aCompanyWithCredit()
      await db.from('companies').where('id', company.id).update({ payment_method: method })
      if (isBlocked) await block(company.id)
      const holder = await aCompanyHolder(company)
      assert.equal((await heldBy(holder))[0].closedBy, closedBy)
      // Of a card that is not in use nothing of the kind is said.
      await db.from('cards').where('id', holder.cardId).update({ status: 'DELIVERED' })
      assert.isNull((await heldBy(holder))[0].closedBy)
    })

  test('say that a line has ended', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    await db.from('companies').where('id', company.id).update({ payment_method: 'POS' })
    const holder = await aCompanyHolder(company)
    await lineOf(company.id).update({ expires_on: '2020-01-01' })
    assert.equal((await heldBy(holder))[0].closedBy, 'CREDIT')
  })

  test('are told truthfully to who holds them no more, with nothing of the company', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company, { ceiling: 9_000_000 })
    const { userId } = await aNamedHolder(company)
    const { token } = company
    for (const id of [holder.userId, userId]) {
      const removed = await call('DELETE', `/api/legal/company/card-holder/${id}`, { token })
      assert.equal(removed.status, 204)
    }
    const [card, ...more] = await heldBy(holder)
    assert.lengthOf(more, 0)
    assert.containsSubset(card, { next: 'GONE', cardStatus: 'BLOCKED', closedBy: null })
    assert.containsSubset(card, { ceiling: null, spentThisMonth: 0 })
    assert.isString(card.removedAt)
    assert.equal((await get(`${cardsOf(holder)}/self`, holder)).status, 404)
    assert.equal((await put(`${cardsOf(holder)}/reissue`, {}, holder)).status, 404)
    // Who was named and never had a card has nothing left.
    const { phone } = await db.from('users').where('id', userId).firstOrFail()
    assert.deepEqual(await heldBy(await signIn(phone)), [])
    // Named anew, they hold what comes, once.
    ok(await nameHolder(company, { phoneNumber: holder.phone }))
    const again = await heldBy(holder)
    assert.lengthOf(again, 1)
    assert.containsSubset(again[0], { next: 'PAPERS', cardNumber: null, removedAt: null })
  })

  test('wait no more once they are activated, and can be asked for anew once they are blocked', async ({
    assert,
  }) => {
    const holder = await aCompanyHolder(await aCompanyWithCredit(), { status: 'DELIVERED' })
    const { cvv2 } = ok(await get(`${cardsOf(holder)}/self/cvv2`, holder)).body
    ok(await post(`${cardsOf(holder)}/activate`, { cvv2, pin1: '9071' }, holder))
    assert.equal((await heldBy(holder))[0].next, 'USE')
    ok(await post(`${cardsOf(holder)}/otp-start`, {}, holder))
    const otpSecret = await codeFor(holder.phone)
    ok(await put(`${cardsOf(holder)}/disable`, { otpSecret }, holder))
    assert.equal((await heldBy(holder))[0].next, 'REISSUE')
    ok(await put(`${cardsOf(holder)}/reissue`, {}, holder))
    const { next, cardStatus } = (await heldBy(holder))[0]
    assert.deepEqual({ next, cardStatus }, { next: 'ADDRESS', cardStatus: 'CREATED' })
    // Another phone that signs in finds nothing of it.
    assert.deepEqual(await heldBy(await signIn(freshPhone())), [])
  })
})
