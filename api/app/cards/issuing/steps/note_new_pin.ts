import type { CustomerActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import type { OwnerName } from '#contracts/owners'
import { publish } from '#app/platform/events/outbox'
import type { CardRow } from './lock_card.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CardPinChanged: { cardId: string; owner: OwnerName; lastFour: string; at: string }
  }
}

/** Audits and tells the holder; never the PIN. */
export const noteNewPin = async (
  actor: CustomerActor,
  { id: cardId, owner, lastFour }: CardRow,
  command: 'cards.change-pin' | 'cards.reset-pin',
  trx: Trx
): Promise<void> => {
  await audit({ actor, command, subject: { type: 'cards', id: cardId } }, trx)
  const at = clock.businessNow().toISO()
  await publish('CardPinChanged', { cardId, owner, lastFour, at }, trx)
}
