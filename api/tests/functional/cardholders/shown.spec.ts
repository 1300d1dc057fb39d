import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { CardStatus } from '#contracts/cards'
import { commandWords } from '#contracts/trail'
import { lockCard } from '#app/cards/issuing/steps/lock_card'
import { moveCard } from '#app/cards/issuing/steps/move_card'
import { transaction } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { settle } from '#app/platform/jobs/main'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { messagesOf } from '#tests/support/cards'
import { aCompanyHolder, type CompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit, type CompanyWithCredit } from '#factories/company'
import { codeFor } from '#factories/messages'
import { freshNationalCode, freshPhone } from '#factories/fresh'
import { nameHolder, uploadContract } from '#tests/support/card_holders'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { ok } from '#tests/support/registration'
import { historyOf } from '../timelines/read.js'

const path = '/api/legal/company'
const moved = (cardId: string, to: CardStatus) =>
  transaction(async (trx) => moveCard(await lockCard(cardId, trx), to, trx))
const read = async (call: string, { token }: { token: string }) =>
  ok(await get(`${path}/${call}`, { token })).body

test.group('What a company’s members are shown', (group) => {
  let company: CompanyWithCredit
  let named: { id: string; userId: string; phone: string }
  const code = freshNationalCode()
  group.setup(async () => {
    await cleanDatabase()
    company = await aCompanyWithCredit({ levels: ['MANDATORY', 'OPTIONAL'], minimum: 1 })
    named = ok(await nameHolder(company, { nationalCode: code, phoneNumber: freshPhone() })).body
  })

  test('are whole national codes for the CEO and the person alone', async ({ assert }) => {
    const { ceo, members } = company
    const [mandatory, optional] = members
    const masked = `${code.slice(0, 3)}****${code.slice(-3)}`
    const rows: [{ token: string }, string, string | null][] = [
      [ceo, code, '1990-05-06'],
      [mandatory, masked, null],
    ]
    for (const [who, nationalCode, birthDate] of rows) {
      const shown = { id: named.id, nationalCode, birthDate, phone: named.phone }
      assert.containsSubset((await read('card-holder', who)).items, [shown])
      assert.containsSubset(await read(`card-holder/${named.userId}`, who), shown)
    }
    const codes = await db.from('company_members').where('company_id', company.id)
    const codeOf = (id: string) => codes.find((row) => row.id === id).national_code as string
    const whole = (body: { phone: string; nationalCode: string }[], phone: string) =>
      /^\d{10}$/.test(body.find((one) => one.phone === phone)!.nationalCode)
    for (const who of [ceo, mandatory, optional]) {
      const isCeo = who === ceo
      const { users } = await read('approbations', who)
      const { items } = await read('board-member', who)
      for (const one of [ceo, mandatory, optional]) {
        assert.equal(whole(users, one.phone), isCeo || one === who)
        if (one !== ceo) assert.equal(whole(items, one.phone), isCeo || one === who)
      }
      assert.include(JSON.stringify(users), codeOf(who.memberId))
    }
  })

  test('is whether a card is over', async ({ assert }) => {
    const holder = await aCompanyHolder(company)
    const isOver = async () =>
      (await read(`card-holder/${holder.userId}`, company.ceo)).isCardExpired
    assert.isFalse(await isOver())
    await db
      .from('cards')
      .where({ id: holder.cardId })
      .update({ expires_on: addDays(clock.today(), -1) })
    assert.isTrue(await isOver())
  })

  test('tells how many contracts of cards wait for signatures', async ({ assert }) => {
    const waiting = async () => (await read('phases', company.members[1])).remainUnsignedCard
    assert.equal(await waiting(), 0)
    ok(await uploadContract(company, named.userId))
    ok(await uploadContract(company, named.userId))
    assert.equal(await waiting(), 1)
    await post(`${path}/card-holder/${named.userId}/otp-start`, {}, company.members[0])
    const otpSecret = await codeFor(company.members[0].phone)
    const refusal = { otpSecret, reason: 'تصویر قرارداد خوانا نیست' }
    ok(await post(`${path}/card-holder/${named.userId}/reject`, refusal, company.members[0]))
    assert.equal(await waiting(), 0)
  })

  test('leaves the pictures of who holds a card to the page of the holder', async ({ assert }) => {
    const token = await staffToken('legal')
    const { papers } = ok(await get(`/api/legal/admin/companies/${company.id}`, { token })).body
    assert.deepEqual(papers, [])
    const { body } = ok(await get(`/api/legal/admin/card-holders/${named.id}`, { token }))
    assert.lengthOf(body.documents, 3)
  })

  test('is spoken of as «your card» to its holder alone', async ({ assert }) => {
    const holder = await aCompanyHolder(company as never, { status: 'PRINT_PENDING' })
    const ofCeo = { phone: company.ceo.phone, token: company.ceo.personToken }
    const ceosOwn = await aCompanyHolder(company as never, { status: 'PRINTED', person: ofCeo })
    await settle()
    await db.from('sandbox_sms').whereIn('phone', [holder.phone, ofCeo.phone]).delete()
    const moves: CardStatus[] = ['PRINTED', 'PRINT_PENDING', 'PRINTED', 'DELIVERED', 'ENABLED']
    for (const to of moves) await moved(holder.cardId, to)
    const owner = { type: 'COMPANY', id: company.id } as const
    const pin = { cardId: holder.cardId, owner, lastFour: '4321', at: new Date().toISOString() }
    await transaction((trx) => publish('CardPinChanged', pin, trx))
    await moved(holder.cardId, 'DISABLED')
    await settle()
    const sent = async (phone: string) => (await messagesOf(phone)).sort()
    const own = ['activated', 'pin-changed', 'printed', 'printed']
    assert.deepEqual(
      await sent(holder.phone),
      [
        ...own.map((name) => `card-${name}`),
        ...['delivered', 'disabled', 'returned'].map((name) => `card-${name}-of-company`),
      ].sort()
    )
    const ceos = [...own, 'delivered', 'disabled', 'returned']
      .map((name) => `company-card-${name}`)
      .sort()
    assert.deepEqual(await sent(ofCeo.phone), ceos)
    const texts = await db.from('sandbox_sms').where('phone', ofCeo.phone).select('text')
    assert.isTrue(texts.every(({ text }) => /کارت شرکتی/.test(text) && !/شما/.test(text)))

    // A CEO who holds a card of their own is sent one message of it: the holder's.
    await db.from('sandbox_sms').where('phone', ofCeo.phone).delete()
    await moved(ceosOwn.cardId, 'DELIVERED')
    await settle()
    assert.deepEqual(await sent(ofCeo.phone), ['card-delivered-of-company'])
  })

  test('says whose wish blocked a card: {0}')
    .with([
      [
        'the CEO’s',
        'card-blocked-by-company',
        ['عضو شرکت'],
        async ({ phone }: CompanyHolder) => {
          ok(await post(`${path}/disable-card/otp-start`, { phone }, company))
          const otpSecret = await codeFor(company.ceo.phone)
          return post(`${path}/disable-card`, { phone, otpSecret }, company)
        },
      ],
      [
        'the CEO’s, who removes the holder',
        'card-blocked-by-company',
        // The line is the holder's.
        [],
        ({ userId }: CompanyHolder) => call('DELETE', `${path}/card-holder/${userId}`, company),
      ],
      [
        'the holder’s',
        'card-blocked-by-holder',
        ['مشتری'],
        async (holder: CompanyHolder) => {
          const cards = `/api/card/legal/${company.id}`
          ok(await post(`${cards}/otp-start`, {}, holder))
          const otpSecret = await codeFor(holder.phone)
          return put(`${cards}/disable`, { otpSecret }, holder)
        },
      ],
    ] as const)
    .run(async ({ assert }, [, template, blockedBy, block]) => {
      const holder = await aCompanyHolder(company as never)
      await db.from('sandbox_sms').where('phone', company.ceo.phone).delete()
      ok(await block(holder))
      await settle()
      for (const phone of [holder.phone, company.ceo.phone]) {
        const blocked = (await messagesOf(phone)).filter((name) => name.includes('block'))
        assert.include(blocked, template)
        assert.notInclude(blocked, 'card-blocked')
      }
      const { body } = await historyOf('cards', holder.cardId, await staffToken('card'))
      const lines = body.entries.filter(({ what }) => what === commandWords['cards.block'])
      assert.deepEqual(
        lines.map(({ whoIs }) => whoIs),
        [...blockedBy]
      )
    })
})
