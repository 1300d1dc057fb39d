import { test } from '@japa/runner'
import { aHolder } from '#factories/card'
import { freshPhone } from '#factories/fresh'
import { activate, block, cardCodeFor, reissue, self } from '#tests/support/cards'
import { get } from '#tests/support/http'

test.group('The card on the phone simulator', () => {
  test('shows both sides of each card, newest first, and its CVV2 activates it', async ({
    assert,
  }) => {
    const holder = await aHolder('DELIVERED')
    const inHand = async () => (await get(`/api/demo/cards?phone=${holder.phone}`)).body
    const { cardNumber, expireAt } = (await self(holder)).body
    const [card, ...others] = await inHand()
    assert.deepEqual(others, [])
    assert.containSubset(card, { cardNumber, expireAt, status: 'DELIVERED' })
    assert.sameMembers(Object.keys(card), ['cardNumber', 'cvv2', 'expireAt', 'status'])
    assert.equal((await activate(holder, card.cvv2)).status, 200)
    await block(holder, await cardCodeFor(holder))
    await reissue(holder)
    assert.deepEqual(
      (await inHand()).map(({ status }: { status: string }) => status),
      ['CREATED', 'BLOCKED']
    )
  })

  test('shows nothing of phones that have none', async ({ assert }) => {
    assert.deepEqual((await get(`/api/demo/cards?phone=${freshPhone()}`)).body, [])
    for (const query of ['', '?phone=0912', '?phone=x']) {
      assert.equal((await get(`/api/demo/cards${query}`)).status, 422)
    }
  })
})
