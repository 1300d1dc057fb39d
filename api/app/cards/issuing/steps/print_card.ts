import type { DeliveryAddress } from '#contracts/addresses'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'
import type { CardRow } from './lock_card.js'
import { moveCard } from './move_card.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    ParcelCreated: { parcelId: string }
  }
}

const addressSql = `select delivery_address as address from cards where id = ?`
const answerSql = `
  update print_batch_cards set status = 'PRINTED', answered_at = ?
   where card_id = ? and status = 'PENDING'`

/**
 * Makes its parcel for the current address and answers a waiting batch.
 * @throws Conflict unless queued and addressed
 * @returns the parcel's id
 */
export const printCard = async (card: CardRow, trx: Trx): Promise<string> => {
  if (card.awaitsAddress) throw new Conflict(messages.addressUnconfirmed)
  await moveCard(card, 'PRINTED', trx)
  const [{ address }] = await prepared<{ address: DeliveryAddress | null }>(
    'address_of_card',
    addressSql,
    [card.id],
    trx
  )
  if (!address) throw new Conflict(messages.noAddress)
  const parcelId = newId()
  const now = clock.businessNow().toJSDate()
  await trx
    .insertQuery()
    .table('parcels')
    .insert({
      id: parcelId,
      card_id: card.id,
      status: 'CREATED',
      address: JSON.stringify(address),
      created_at: now,
      moved_at: now,
    })
  await trx.rawQuery(answerSql, [now, card.id])
  await publish('ParcelCreated', { parcelId }, trx)
  return parcelId
}
