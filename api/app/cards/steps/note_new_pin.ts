import type { CustomerActor } from '#app/shared/actor'
import { audit } from '#app/shared/audit'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import type { OwnerName } from '#contracts/owners'
import { publish } from '#app/shared/events/outbox'
import type { CardRow } from './lock_card.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    CardPinChanged: { cardId: string; owner: OwnerName; lastFour: string; at: string }
  }
}

/** That there is a new PIN, never what it is: a line of the audit trail, and a message to the holder. */
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
