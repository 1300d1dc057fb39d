import { cardTransitions, type CardStatus } from '#contracts/cards'
import type { OwnerName } from '#contracts/owners'
import { canMove } from '#contracts/transitions'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { messages } from '../i18n/fa.js'
import type { CardRow } from './lock_card.js'

/** The holder, or the company's CEO. */
export type CardMover = 'KEEPER' | 'CEO'

declare module '#app/platform/events/outbox' {
  interface Events {
    CardMoved: {
      cardId: string
      owner: OwnerName
      holderId: string | null
      by: CardMover
      lastFour: string
      from: CardStatus
      to: CardStatus
      at: string
    }
  }
}

type MovedCard = CardRow & { by?: CardMover }

/**
 * Publishes it.
 * @throws Conflict for a forbidden transition
 */
export const moveCard = async (
  { id: cardId, owner, holderId, lastFour, status: from, by = 'KEEPER' }: MovedCard,
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
  const moved = { cardId, owner, holderId, by, lastFour, from, to, at: now.toISO() }
  await publish('CardMoved', moved, trx)
}
