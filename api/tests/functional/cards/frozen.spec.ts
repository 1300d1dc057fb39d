import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { settle } from '#app/platform/jobs/main'
import { aCardHolder, anEnabledCard, issuedOf, pin } from '#factories/card'
import { aCompanyHolder } from '#factories/card_holder'
import { aDevice } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { codeFor } from '#factories/messages'
import { aStaffToken } from '#factories/staff'
import { aCompanyWithCredit } from '#tests/support/card_holders'
import {
  block,
  cardCodeFor,
  freeze,
  messagesOf,
  reissue,
  self,
  statusOf,
  unfreeze,
} from '#tests/support/cards'
import { usedOf } from '#tests/support/credit'
import { charge, takeBack } from '#tests/support/devices'
import { get, post, put } from '#tests/support/http'
import { ok } from '#tests/support/registration'

test.group('A card that its holder freezes', () => {
  test('buys nothing until a code unfreezes it, and is still the same card', async ({ assert }) => {
    const [device, holder] = [await aDevice(), await aCardHolder()]
    const before = (await self(holder)).body
    const reference = freshReference()
    ok(await charge(device, holder, 1_000_000, { reference }))

    assert.deepEqual(ok(await freeze(holder)).body, { ...before, status: 'FROZEN' })
    const refused = await charge(device, holder, 1_000_000)
    assert.equal(refused.status, 422)
    assert.containSubset(refused.body, {
      refusal: 'CARD_FROZEN',
      message: 'دارنده کارت آن را موقتاً بسته است.',
    })
    // What was bought before goes back all the same.
    ok(await takeBack(device, reference, 1_000_000))
    assert.equal(await usedOf(holder), 0)
    assert.isTrue((await get('/api/user/agreement-info', holder)).body.isCardEnabled)

    const code = await cardCodeFor(holder, 'UNFREEZE')
    assert.equal((await unfreeze(holder, Number(code) === 99_999 ? 11_111 : 99_999)).status, 400)
    assert.equal(await statusOf(holder), 'FROZEN')
    assert.deepEqual(ok(await unfreeze(holder, code)).body, before)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), pin))
    ok(await charge(device, holder, 1_000_000))
    // A code counts once.
    ok(await freeze(holder))
    assert.equal((await unfreeze(holder, code)).status, 400)

    await settle()
    const told = (await messagesOf(holder.phone)).filter((name) => name.includes('card-'))
    // Jobs of one moment run in any order.
    assert.sameMembers(
      told.filter((name) => /frozen|activated/.test(name)),
      ['card-frozen', 'card-unfrozen', 'card-frozen']
    )
    const trail = await db
      .from('audit_lines')
      .where({ subject_id: holder.cardId })
      .whereLike('command', '%freeze')
      .orderBy('id')
    assert.deepEqual(
      trail.map(({ command }) => command),
      ['cards.freeze', 'cards.unfreeze', 'cards.freeze']
    )
  })

  test('is opened by no code of another purpose, card or session', async ({ assert }) => {
    const [holder, other] = [await anEnabledCard(), await anEnabledCard()]
    ok(await freeze(holder))
    ok(await freeze(other))
    assert.equal((await unfreeze(holder, await cardCodeFor(holder))).status, 400)
    assert.equal((await unfreeze(holder, await cardCodeFor(other, 'UNFREEZE'))).status, 400)
    assert.deepEqual([await statusOf(holder), await statusOf(other)], ['FROZEN', 'FROZEN'])
    for (const otpSecret of [undefined, null, '', 'abcde', '1234', {}]) {
      assert.equal((await put('/api/card/unfreeze', { otpSecret }, holder)).status, 422)
    }
  })

  test('is blocked for good by its holder, and disabled by the bank', async ({ assert }) => {
    const [holder, other] = [await anEnabledCard(), await anEnabledCard()]
    ok(await freeze(holder))
    ok(await block(holder, await cardCodeFor(holder)))
    assert.equal(await statusOf(holder), 'BLOCKED')
    assert.equal((await freeze(holder)).status, 409)
    assert.equal((await reissue(holder)).status, 201)
    ok(await freeze(other))
    const token = await aStaffToken('card')
    ok(await post(`/api/admin/cards/${other.cardId}/disable`, { reason: 'سرقت' }, { token }))
    assert.equal(await statusOf(other), 'DISABLED')
    assert.equal((await put('/api/card/unfreeze', { otpSecret: '12345' }, other)).status, 409)
  })

  test('of a company is frozen by its holder alone, whose company is told', async ({ assert }) => {
    const company = await aCompanyWithCredit()
    const holder = await aCompanyHolder(company)
    const at = (rest: string) => `/api/card/legal/${company.id}/${rest}`
    assert.equal((await put(at('freeze'), {}, company)).status, 404)
    assert.equal((await put(at('freeze'), {}, company.ceo)).status, 404)
    ok(await put(at('freeze'), {}, holder))
    assert.equal(await statusOf(holder), 'FROZEN')
    const held = ok(await get('/api/card/legal', holder)).body.items
    assert.containSubset(held, [{ cardStatus: 'FROZEN', next: 'FROZEN', closedBy: null }])
    const seen = ok(await get('/api/legal/company/card-holder', company)).body
    assert.include(JSON.stringify(seen), '"FROZEN"')
    ok(await post(at('otp-start'), { purpose: 'UNFREEZE' }, holder))
    ok(await put(at('unfreeze'), { otpSecret: await codeFor(holder.phone) }, holder))
    await settle()
    const own = await messagesOf(holder.phone)
    assert.includeMembers(own, ['card-frozen', 'card-unfrozen'])
    assert.includeMembers(await messagesOf(company.ceo.phone), [
      'company-card-frozen',
      'company-card-unfrozen',
    ])
  })
})
