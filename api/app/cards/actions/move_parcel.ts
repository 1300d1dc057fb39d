import { canMove } from '#contracts/transitions'
import {
  cardAfterParcel,
  parcelTransitions,
  type CardStatus,
  type ParcelStatus,
} from '#contracts/cards'
import type { PartnerActor, StaffActor, SystemActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { Conflict, NotFound } from '#app/shared/errors'
import { messages } from '../i18n/fa.js'
import { lockCard, type CardRow } from '../steps/lock_card.js'
import { moveCard } from '../steps/move_card.js'

interface MoveCommand {
  /** Staff, the courier's program, or the sandbox's. */
  actor: StaffActor | PartnerActor | SystemActor
  parcelId: string
  to: ParcelStatus
}

const cardSql = `select card_id as "cardId" from parcels where id = ?`
const lockSql = `select status from parcels where id = ? for update`

/** The card first: whoever prints or disables it holds that lock. */
const lockParcel = async (parcelId: string, trx: Trx) => {
  const [found] = await prepared<{ cardId: string }>('card_of_parcel', cardSql, [parcelId], trx)
  if (!found) throw new NotFound()
  const card = await lockCard(found.cardId, trx)
  const [parcel] = await prepared<{ status: ParcelStatus }>('lock_parcel', lockSql, [parcelId], trx)
  return { card, status: parcel!.status }
}

/** What a parcel brings about in a card that is still on its way; one that was disabled meanwhile stays so. */
const moveCardAlong = async (card: CardRow, to: ParcelStatus, trx: Trx): Promise<CardStatus> => {
  const next = cardAfterParcel[to]
  if (!next || card.status !== 'PRINTED') return card.status
  await moveCard(card, next, trx)
  return next
}

/** Notes where a parcel is, and moves its card at the end of its way. @throws NotFound, Conflict */
export default class MoveParcel {
  async execute({ actor, parcelId, to }: MoveCommand) {
    return transaction(async (trx) => {
      const { card, status } = await lockParcel(parcelId, trx)
      if (!canMove(parcelTransitions, status, to)) throw new Conflict(messages.refusedParcelMove)
      const moved_at = clock.businessNow().toJSDate()
      await trx.from('parcels').where({ id: parcelId }).update({ status: to, moved_at })
      const cardStatus = await moveCardAlong(card, to, trx)
      const [before, after] = [{ parcelStatus: status }, { parcelStatus: to }]
      const subject = { type: 'parcels', id: parcelId }
      await audit({ actor, command: 'parcels.move', subject, before, after }, trx)
      return { id: parcelId, status: to, cardStatus }
    })
  }
}
