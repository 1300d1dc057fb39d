import { canMove } from '#contracts/transitions'
import {
  cardAfterParcel,
  parcelTransitions,
  type CardStatus,
  type ParcelStatus,
} from '#contracts/cards'
import type { PartnerActor, StaffActor, SystemActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { lockCard, type CardRow } from './lock_card.js'
import { moveCard } from './move_card.js'

/** Staff or a courier's program. */
export type ParcelMover = StaffActor | PartnerActor | SystemActor

export interface LockedParcel {
  id: string
  card: CardRow
  status: ParcelStatus
}

const cardSql = `select card_id as "cardId" from parcels where id = ?`
const lockSql = `select status from parcels where id = ? for update`

/**
 * Card first, as printing and disabling do.
 * @throws NotFound
 */
export const lockParcel = async (id: string, trx: Trx): Promise<LockedParcel> => {
  const [found] = await prepared<{ cardId: string }>('card_of_parcel', cardSql, [id], trx)
  if (!found) throw new NotFound()
  const card = await lockCard(found.cardId, trx)
  const [parcel] = await prepared<{ status: ParcelStatus }>('lock_parcel', lockSql, [id], trx)
  return { id, card, status: parcel!.status }
}

/** Disabled cards stay so. */
const moveCardAlong = async (card: CardRow, to: ParcelStatus, trx: Trx): Promise<CardStatus> => {
  const next = cardAfterParcel[to]
  if (!next || card.status !== 'PRINTED') return card.status
  // Must be readdressed before reprinting.
  const changed = next === 'PRINT_PENDING' ? { awaits_address: true } : {}
  await moveCard(card, next, trx, changed)
  return next
}

/**
 * Moves its card at the end.
 * @throws Conflict
 */
export const advanceParcel = async (
  actor: ParcelMover,
  { id, card, status }: LockedParcel,
  to: ParcelStatus,
  trx: Trx
): Promise<CardStatus> => {
  if (!canMove(parcelTransitions, status, to)) throw new Conflict(messages.refusedParcelMove)
  const moved_at = clock.businessNow().toJSDate()
  await trx.from('parcels').where({ id }).update({ status: to, moved_at })
  const cardStatus = await moveCardAlong(card, to, trx)
  const [before, after] = [{ parcelStatus: status }, { parcelStatus: to }]
  await audit(
    { actor, command: 'parcels.move', subject: { type: 'parcels', id }, before, after },
    trx
  )
  return cardStatus
}
