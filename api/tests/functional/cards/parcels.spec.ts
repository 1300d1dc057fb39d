import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { moveSandboxParcels } from '#app/cards/issuing/jobs/move_sandbox_parcels'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { settle } from '#app/platform/jobs/main'
import { anEnabledCard } from '#factories/card'
import { partnerToken } from '#factories/distributor'
import {
  addAddress,
  aWaitingCard,
  chooseAddress,
  messagesOf,
  print,
  reissue,
  self,
  statusOf,
} from '#tests/support/cards'
import { get, post } from '#tests/support/http'
import { aSignedInStaff, staffToken } from '#tests/support/identity'
import { heldUp } from '#tests/support/races'

const move = (parcelId: string, to: string, token: string, prefix = 'admin') =>
  post(`/api/${prefix}/parcels/${parcelId}/${to}`, {}, { token })

test.group('A card on its way', () => {
  test('is printed, brought back, sent again, and delivered by the courier’s program', async ({
    assert,
  }) => {
    const token = await staffToken('card')
    const courier = await partnerToken({ scopes: ['courier'] })
    const holder = await aWaitingCard()
    const printed = await print(holder.cardId, token)
    assert.equal(printed.status, 200)
    const first: string = printed.body.parcelId
    assert.equal((await print(holder.cardId, token)).status, 409)
    assert.equal((await move(first, 'delivered', token)).status, 409)
    for (const step of ['accepted', 'in-transit', 'out-for-delivery', 'failed-delivery']) {
      assert.equal((await move(first, step, courier)).status, 200, step)
      assert.equal((await move(first, step, courier)).status, 409, step)
    }
    const back = await move(first, 'returned-to-sender', token)
    assert.deepEqual(back.body, {
      id: first,
      status: 'RETURNED_TO_SENDER',
      cardStatus: 'PRINT_PENDING',
    })
    assert.containSubset((await self(holder)).body, {
      status: 'PRINT_PENDING',
      parcelStatus: 'RETURNED_TO_SENDER',
    })
    const home = async () =>
      (await get('/api/user/kasbeno-fmcg-real/registration-status', holder)).body
    assert.containSubset(await home(), {
      cardStatus: 'PRINT_PENDING',
      parcelStatus: 'RETURNED_TO_SENDER',
    })
    const { body: other } = await addAddress(holder, { title: 'انبار' })
    assert.equal((await chooseAddress(holder, holder.cardId, other.id)).status, 200)
    const second: string = (await print(holder.cardId, token)).body.parcelId
    // Printed, and not with the post yet.
    assert.containSubset(await home(), { cardStatus: 'PRINTED', parcelStatus: 'CREATED' })
    for (const step of ['accepted', 'in-transit', 'out-for-delivery', 'delivered']) {
      assert.equal((await move(second, step, courier, 'external/courier')).status, 200, step)
    }
    assert.containSubset((await self(holder)).body, {
      status: 'DELIVERED',
      parcelStatus: 'DELIVERED',
    })
    await settle()
    assert.includeMembers(await messagesOf(holder.phone), [
      'card-printed',
      'card-returned',
      'card-delivered',
    ])
    const { body: parcel } = await get(`/api/admin/parcels/${second}`, { token })
    assert.containSubset(parcel, { cardId: holder.cardId, status: 'DELIVERED' })
    assert.match(parcel.trackingNumber, /^\d{20}$/)
    const { body: card } = await get(`/api/admin/cards/${holder.cardId}`, { token })
    assert.deepEqual(
      card.parcels.map(({ id }: { id: string }) => id),
      [second, first]
    )
    const told = await get(`/api/admin/cards/${holder.cardId}/history`, { token })
    assert.include(JSON.stringify(told.body), 'برگشت به فرستنده')
  })

  test('is moved by nobody who may not: other roles, other scopes, other words', async ({
    assert,
  }) => {
    const holder = await aWaitingCard()
    const { parcelId } = (await print(holder.cardId, await staffToken('card'))).body
    for (const token of [
      await staffToken('support'),
      await staffToken('auditor'),
      await partnerToken({ scopes: ['supplier'] }),
      holder.token,
    ]) {
      assert.equal((await move(parcelId, 'accepted', token)).status, 403)
      assert.equal((await move(parcelId, 'accepted', token, 'external/courier')).status, 403)
      assert.equal(
        (await post(`/api/admin/cards/${holder.cardId}/disable`, { reason: 'x' }, { token }))
          .status,
        403
      )
    }
    const token = await staffToken('card')
    assert.equal((await move(parcelId, 'lost', token)).status, 404)
    assert.equal((await move(holder.cardId, 'accepted', token)).status, 404)
    assert.equal((await print(parcelId, token)).status, 404)
    assert.equal((await self(holder)).body.parcelStatus, 'CREATED')
  })

  test('goes one step on where its sandbox parcel lay still for two days', async ({ assert }) => {
    const holder = await aWaitingCard()
    const { parcelId } = (await print(holder.cardId, await staffToken('card'))).body
    const seen: string[] = []
    await db.from('parcels').whereNot('id', parcelId).update({ status: 'DELIVERED' })
    for (const days of [0, 2, 2, 2, 2, 2]) {
      await moveSandboxParcels(addDays(clock.today(), days))
      seen.push((await self(holder)).body.parcelStatus)
    }
    assert.deepEqual(seen, [
      ...['CREATED', 'ACCEPTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'DELIVERED'],
    ])
    assert.equal(await statusOf(holder), 'DELIVERED')
  })

  test('is taken out of use with a reason, and is dead though its parcel arrives', async ({
    assert,
  }) => {
    const { token, id: staffId } = await aSignedInStaff('card')
    const disable = (cardId: string, reason?: string) =>
      post(`/api/admin/cards/${cardId}/disable`, { reason }, { token })
    const enabled = await anEnabledCard()
    assert.equal((await disable(enabled.cardId)).status, 422)
    assert.equal((await disable(enabled.cardId, '\u200b')).status, 422)
    assert.equal((await disable(enabled.cardId, 'گم شده است')).status, 200)
    assert.equal((await disable(enabled.cardId, 'گم شده است')).status, 409)
    const line = await db
      .from('audit_lines')
      .where({ subject_id: enabled.cardId, command: 'cards.disable' })
      .firstOrFail()
    assert.containSubset(line, {
      actor_id: staffId,
      reason: 'گم شده است',
      before: { status: 'ENABLED' },
      after: { status: 'DISABLED' },
    })
    assert.equal((await reissue(enabled)).status, 201)
    await settle()
    assert.include(await messagesOf(enabled.phone), 'card-disabled')

    const lost = await aWaitingCard()
    assert.equal((await disable(lost.cardId, 'x')).status, 409)
    const { parcelId } = (await print(lost.cardId, token)).body
    assert.equal((await disable(lost.cardId, 'پاکت گم شد')).status, 200)
    for (const step of ['accepted', 'in-transit', 'out-for-delivery', 'delivered']) {
      assert.equal((await move(parcelId, step, token)).body.cardStatus, 'DISABLED')
    }
  })

  test('of two that move a parcel at once one is told no', async ({ assert }) => {
    const token = await staffToken('card')
    const holder = await aWaitingCard()
    const prints = await heldUp({ table: 'cards', id: holder.cardId }, () => [
      print(holder.cardId, token),
      print(holder.cardId, token),
    ])
    assert.sameMembers(
      prints.map(({ status }) => status),
      [200, 409]
    )
    const { id } = await db.from('parcels').where('card_id', holder.cardId).firstOrFail()
    const moves = await Promise.all(Array.from({ length: 6 }, () => move(id, 'accepted', token)))
    assert.lengthOf(
      moves.filter(({ status }) => status === 200),
      1
    )
  })
})
