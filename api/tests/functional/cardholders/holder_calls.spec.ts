import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { settle } from '#app/platform/jobs/main'
import { cleanDatabase } from '#tests/support/database'
import { call, get, post, put } from '#tests/support/http'
import { aBoardMember } from '#tests/support/companies'
import { aCompanyHolder } from '#factories/card_holder'
import { issuedOf, pin } from '#factories/card'
import { codeFor } from '#factories/messages'
import { aCompanyWithCredit } from '#tests/support/card_holders'
import { messagesOf, statusOf } from '#tests/support/cards'
import { signIn } from '#tests/support/identity'
import { ok } from '#tests/support/registration'

const path = ({ company }: { company: { id: string } }, rest: string) =>
  `/api/card/legal/${company.id}/${rest}`

test.group('The holder of a company’s card', (group) => {
  group.setup(() => cleanDatabase())

  test('activates it with their own token, changes its PIN, blocks it and asks for another', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company, { status: 'DELIVERED' })
    assert.containsSubset(ok(await get(path(holder, 'self'), holder)).body, {
      id: holder.cardId,
      cardNumber: holder.cardNumber,
      firstname: 'مینا',
      lastname: 'رستمی',
      phone: holder.phone,
      status: 'DELIVERED',
    })
    assert.deepEqual(ok(await get(path(holder, 'agreement-info'), holder)).body, {
      hasActivePlatformFee: true,
      isContractSigned: true,
      isCardEnabled: false,
      activeBusinessServiceSlug: 'kasbeno-fmcg-legal',
    })
    const { cvv2 } = ok(await get(path(holder, 'self/cvv2'), holder)).body
    ok(await post(path(holder, 'activate'), { cvv2, pin1: '9071' }, holder))
    assert.equal(await statusOf(holder), 'ENABLED')
    ok(await put(path(holder, 'pin1-change'), { pin1Old: '9071', pin1New: pin }, holder))
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), pin))

    ok(await post(path(holder, 'otp-start'), {}, holder))
    const otpSecret = await codeFor(holder.phone)
    assert.equal((await get(path(holder, 'self/cvv2'), holder)).status, 409)
    ok(await post(path(holder, 'otp-start'), { purpose: 'CVV2' }, holder))
    const asked = { otpSecret: await codeFor(holder.phone) }
    assert.deepEqual(ok(await post(path(holder, 'self/cvv2'), asked, holder)).body, { cvv2 })
    ok(await put(path(holder, 'disable'), { otpSecret }, holder))
    assert.equal(await statusOf(holder), 'BLOCKED')
    const { status, body } = await put(path(holder, 'reissue'), {}, holder)
    assert.equal(status, 201)
    assert.equal(body.status, 'CREATED')
    const card = await db.from('cards').where('id', body.id).firstOrFail()
    assert.equal(card.holder_id, holder.holderId)
  })

  test('is one person of several, each with their own card', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const [one, other] = [await aCompanyHolder(company), await aCompanyHolder(company)]
    assert.equal((await get(path(one, 'self'), one)).body.id, one.cardId)
    assert.equal((await get(path(other, 'self'), other)).body.id, other.cardId)
    ok(await post(path(one, 'otp-start'), {}, one))
    const otpSecret = await codeFor(one.phone)
    assert.equal((await put(path(other, 'disable'), { otpSecret }, other)).status, 400)
    ok(await put(path(one, 'disable'), { otpSecret }, one))
    assert.equal(await statusOf(other), 'ENABLED')
    const { cardNumber } = other
    const asked = (from: typeof one) =>
      post(path(from, 'password-reset-status'), { cardNumber }, from)
    assert.equal((await asked(other)).body.isResettable, true)
    assert.equal((await asked(one)).status, 404)
  })

  test('is nobody else: a member, the CEO, another company’s holder, one who was removed', async ({
    assert,
  }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company)
    const elsewhere = await aCompanyHolder(await aCompanyWithCredit())
    const member = await signIn((await aBoardMember(company)).phone)
    const gone = await aCompanyHolder(company)
    await db.from('card_holders').where('id', gone.holderId).update({ removed_at: new Date() })
    const tokens = {
      stranger: (await signIn()).token,
      member: member.token,
      ceo: company.ceo.token,
      company: company.token,
      elsewhere: elsewhere.token,
      gone: gone.token,
    }
    const calls: [string, string, object?][] = [
      ['GET', 'self'],
      ['GET', 'self/cvv2'],
      ['POST', 'self/cvv2', { otpSecret: '12345' }],
      ['GET', 'agreement-info'],
      ['POST', 'activate', { cvv2: '123', pin1: '1234' }],
      ['PUT', 'disable', { otpSecret: '12345' }],
      ['PUT', 'freeze', {}],
      ['PUT', 'unfreeze', { otpSecret: '12345' }],
      ['PUT', 'reissue', {}],
      ['POST', 'otp-start', {}],
      ['POST', 'otp-resend', {}],
      ['POST', 'pin1-forget', { otpSecret: '1234', pin1: '1234' }],
      ['PUT', 'pin1-change', { pin1Old: '1234', pin1New: '4321' }],
      ['POST', 'password-reset-status', { cardNumber: holder.cardNumber }],
    ]
    for (const [who, token] of Object.entries(tokens)) {
      for (const [method, rest, body] of calls) {
        const { status } = await call(method, path(holder, rest), { token, body })
        assert.equal(status, 404, `${who} ${method} ${rest}`)
      }
    }
    // The token of a company leads to the caller's own card of it, and to no other.
    assert.equal((await get('/api/card/self', { token: company.token })).status, 404)
    // A person's card is none of a company's.
    assert.equal((await get('/api/card/self', holder)).status, 422)
    assert.equal(await statusOf(holder), 'ENABLED')
  })

  test('and the CEO are notified of what happens to the card', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company)
    ok(await post(path(holder, 'otp-start'), {}, holder))
    ok(await put(path(holder, 'disable'), { otpSecret: await codeFor(holder.phone) }, holder))
    await settle()
    for (const phone of [holder.phone, company.ceo.phone]) {
      assert.include(await messagesOf(phone), 'card-blocked-by-holder')
    }
    // Another card waits for the CEO's address: they alone are told, once.
    const before = await messagesOf(holder.phone)
    ok(await put(path(holder, 'reissue'), {}, holder))
    assert.equal((await put(path(holder, 'reissue'), {}, holder)).status, 409)
    await settle()
    const told = (await messagesOf(company.ceo.phone)).filter((name) => /reissued/.test(name))
    assert.deepEqual(told, ['company-card-reissued'])
    assert.deepEqual(await messagesOf(holder.phone), before)
  })
})
