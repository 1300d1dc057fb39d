import { test } from '@japa/runner'
import { SandboxIssuer } from '#app/cards/issuing/adapters/sandbox_issuer'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { notifyIssuer } from '#app/cards/issuing/jobs/notify_issuer'
import db from '@adonisjs/lucid/services/db'
import { aHolder, anEnabledCard, issuedOf, pin } from '#factories/card'
import { aShop } from '#factories/shop'
import { activate, block, cardCodeFor, cvv2Of, self, statusOf } from '#tests/support/cards'
import { post } from '#tests/support/http'

const standing = async ({ cardId }: { cardId: string }) =>
  (await db.from('sandbox_issuer_cards').where({ card_id: cardId }).first())?.status

test.group('The issuer', () => {
  test('is told how a card stands, in whatever order and however often its jobs run', async ({
    assert,
  }) => {
    const holder = await anEnabledCard()
    const tell = () => notifyIssuer.run({ cardId: holder.cardId })
    await tell()
    assert.equal(await standing(holder), 'ISSUED')
    for (const [status, told] of [
      ['BLOCKED', 'BLOCKED'],
      ['DISABLED', 'CLOSED'],
    ] as const) {
      await db.from('cards').where('id', holder.cardId).update({ status })
      await tell()
      await tell()
      assert.equal(await standing(holder), told)
      assert.isFalse(await cardIssuer().checkPin(await issuedOf(holder), pin))
    }
    const fresh = await aHolder('CREATED')
    await db.from('sandbox_issuer_cards').where({ card_id: fresh.cardId }).delete()
    await notifyIssuer.run({ cardId: fresh.cardId })
    assert.equal(await standing(fresh), 'ISSUED')
  })

  test('that fails costs no code for a forgotten PIN', async ({ assert, cleanup }) => {
    const holder = await anEnabledCard()
    const cardNumber = (await self(holder)).body.cardNumber
    const statusFor = (token: string) =>
      post('/api/card/password-reset-status', { cardNumber }, { token })
    assert.deepEqual((await statusFor(holder.token)).body, {
      isResettable: true,
      expirationMillis: null,
    })
    const otpSecret = await cardCodeFor(holder, 'FORGOT_PIN')
    const begun = await statusFor(holder.token)
    assert.isAbove(begun.body.expirationMillis, 0)
    assert.isAtMost(begun.body.expirationMillis, 120_000)
    assert.equal((await statusFor((await aShop()).token)).status, 404)

    const { setPin } = SandboxIssuer.prototype
    cleanup(() => void (SandboxIssuer.prototype.setPin = setPin))
    SandboxIssuer.prototype.setPin = () => Promise.reject(new Error('the issuer is down'))
    const forget = () => post('/api/card/pin1-forget', { otpSecret, pin1: '9753' }, holder)
    assert.equal((await forget()).status, 500)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), pin))
    SandboxIssuer.prototype.setPin = setPin
    assert.equal((await forget()).status, 200)
    assert.isTrue(await cardIssuer().checkPin(await issuedOf(holder), '9753'))
    assert.equal((await forget()).status, 400)
    assert.isNull((await statusFor(holder.token)).body.expirationMillis)
  })

  test('knows no PIN of a card that was blocked while it was being activated again', async ({
    assert,
  }) => {
    const holder = await anEnabledCard()
    const code = await cardCodeFor(holder)
    const cvv2 = await cvv2Of(holder)
    // A second tab that still shows the card as delivered.
    await db.from('cards').where('id', holder.cardId).update({ status: 'DELIVERED' })
    const answers = await Promise.all([activate(holder, cvv2), block(holder, code)])
    const [activated, blocked] = answers.map(({ status }) => status)
    assert.equal(activated, 200)
    assert.equal(await statusOf(holder), blocked === 200 ? 'BLOCKED' : 'ENABLED')
    if (blocked !== 200) {
      assert.equal(blocked, 409)
      assert.equal((await block(holder, code)).status, 200)
    }
    assert.equal((await activate(holder, cvv2)).status, 409)
    await notifyIssuer.run({ cardId: holder.cardId })
    assert.isFalse(await cardIssuer().checkPin(await issuedOf(holder), pin))
  })
})
