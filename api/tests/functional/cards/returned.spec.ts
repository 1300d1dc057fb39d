import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cameBack } from '#contracts/cards'
import type { Holder } from '#factories/card'
import { addAddress, aWaitingCard, chooseAddress, print, self } from '#tests/support/cards'
import { get, post } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'
import { list } from '#tests/support/resources'

const reason = 'دارنده با تلفن گفت همان نشانی درست است.'

/** The post brought it back. */
const aReturnedCard = async (token: string): Promise<Holder> => {
  const holder = await aWaitingCard()
  const { parcelId } = (await print(holder.cardId, token)).body
  for (const step of ['accepted', 'returned-to-sender']) {
    await post(`/api/admin/parcels/${parcelId}/${step}`, {}, { token })
  }
  return holder
}
const batch = (token: string) => post('/api/admin/print-batches', {}, { token })
const confirm = (cardId: string, token: string, body: object = { reason }) =>
  post(`/api/admin/cards/${cardId}/confirm-address`, body, { token })
const waitsInBatch = async (cardId: string) =>
  (await db.from('print_batch_cards').where({ card_id: cardId, status: 'PENDING' })).length === 1

test.group('A card that came back', (group) => {
  group.each.setup(async () => {
    await db.from('cards').where('status', 'PRINT_PENDING').update({ status: 'CREATED' })
  })

  test('is printed for nobody before its address is confirmed, by batch or by hand', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    const holder = await aReturnedCard(token)
    assert.equal((await batch(token)).status, 422)
    const refused = await print(holder.cardId, token)
    assert.equal(refused.status, 409)
    assert.equal(
      refused.body.message,
      'پست این کارت را برگردانده است. پیش از چاپ دوباره، نشانی تحویل را با دارنده تأیید کنید.'
    )
    const confirmed = await confirm(holder.cardId, token)
    assert.equal(confirmed.status, 200)
    assert.containSubset(confirmed.body, { awaitsAddress: false, parcelStatus: null })
    assert.isFalse(cameBack((await self(holder)).body))
    assert.equal((await batch(token)).status, 201)
    assert.isTrue(await waitsInBatch(holder.cardId))
    const line = await db
      .from('audit_lines')
      .where('command', 'cards.confirm-address')
      .where('subject_id', holder.cardId)
    assert.containSubset(line, [{ reason }])
    assert.equal((await confirm(holder.cardId, token)).status, 409)
  })

  test('goes to the printer when its owner names the address on the phone, also the same one', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    const holder = await aReturnedCard(token)
    assert.isTrue(cameBack((await self(holder)).body))
    const { deliveryAddress } = (await self(holder)).body
    assert.equal((await chooseAddress(holder, holder.cardId, deliveryAddress.id)).status, 200)
    assert.equal((await batch(token)).status, 201)
    assert.isTrue(await waitsInBatch(holder.cardId))
  })

  test('is sent by an officer to another address of its owner, and to nobody else’s', async ({
    assert,
  }) => {
    const token = await staffToken('support')
    const holder = await aReturnedCard(await staffToken('card'))
    const [{ body: shop }, stranger] = [
      await addAddress(holder, { title: 'انبار' }),
      await aWaitingCard(),
    ]
    const { id: strange } = (await self(stranger)).body.deliveryAddress
    assert.equal((await confirm(holder.cardId, token, { addressId: strange, reason })).status, 404)
    for (const body of [{}, { reason: ' ' }, { reason, addressId: 'nope' }]) {
      assert.equal((await confirm(holder.cardId, token, body)).status, 422, JSON.stringify(body))
    }
    assert.equal((await confirm(holder.cardId, token, { addressId: shop.id, reason })).status, 200)
    const card = await get(`/api/admin/cards/${holder.cardId}`, { token })
    assert.containSubset(card.body, { awaitsAddress: false, deliveryAddress: { title: 'انبار' } })
  })

  test('and was taken out of use since goes nowhere', async ({ assert }) => {
    const token = await staffToken('card')
    const { cardId } = await aReturnedCard(token)
    await db.from('cards').where({ id: cardId }).update({ status: 'DISABLED' })
    assert.equal((await confirm(cardId, token)).status, 409)
    const told = { command: 'cards.confirm-address', subject_id: cardId }
    assert.lengthOf(await db.from('audit_lines').where(told), 0)
  })

  test('is counted and listed for who may confirm, and not among those to print', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    const holder = await aReturnedCard(token)
    const { queues } = (await get('/api/admin/dashboard', { token })).body
    assert.containSubset(queues, { cardsToPrint: { count: 0 }, cardsReturned: { count: 1 } })
    const filter = { status: 'PRINT_PENDING', awaitsAddress: true }
    const ids = (await list('cards', token, { filter })).body.map(({ id }: { id: string }) => id)
    assert.deepEqual(ids, [holder.cardId])
    assert.equal((await confirm(holder.cardId, await staffToken('finance'))).status, 403)
    assert.equal((await confirm(holder.cardId, await staffToken('auditor'))).status, 403)
  })
})
