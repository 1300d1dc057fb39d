import { cardTransitions, type CardStatus } from '#contracts/cards'
import type { OwnerName } from '#contracts/owners'
import { canMove } from '#contracts/transitions'
import { clock } from '#app/shared/clock'
import type { Trx } from '#app/shared/database'
import { Conflict } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { messages } from '../i18n/fa.js'
import type { CardRow } from './lock_card.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    CardMoved: {
      cardId: string
      owner: OwnerName
      lastFour: string
      from: CardStatus
      to: CardStatus
      at: string
    }
  }
}

/** Moves a locked card, and tells of it. @throws Conflict when the table of its states does not allow it */
export const moveCard = async (
  { id: cardId, owner, lastFour, status: from }: CardRow,
  to: CardStatus,
  trx: Trx,
  changed: Record<string, unknown> = {}
): Promise<void> => {
  if (!canMove(cardTransitions, from, to)) throw new Conflict(messages.refusedMove[to])
  const now = clock.businessNow()
  await trx
    .from('cards')
    .where({ id: cardId })
    .update({ ...changed, status: to, updated_at: now.toJSDate() })
  await publish('CardMoved', { cardId, owner, lastFour, from, to, at: now.toISO() }, trx)
}
