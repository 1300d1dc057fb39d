import type { OwnerName } from '#contracts/owners'
import { cardRules } from '#contracts/cards'
import { refuseLockedToday, recordAttempt } from '#app/people/identity/daily_attempts'
import { transaction } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { clock } from '#app/platform/time/clock'
import { pinPurpose } from '../domain/attempts.js'
import { cardIssuer } from '../issuers.js'
import { issued, type CardRow } from './lock_card.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CardPinLocked: { cardId: string; owner: OwnerName; lastFour: string; at: string }
  }
}

const tellLocked = ({ id: cardId, owner, lastFour }: CardRow): Promise<void> =>
  transaction(async (trx) => {
    const at = clock.businessNow().toISO()
    await publish('CardPinLocked', { cardId, owner, lastFour, at }, trx)
  })

/** LOCKED: this wrong PIN locked the card for the day. */
export type PinVerdict = 'RIGHT' | 'WRONG' | 'LOCKED'

/** Has its own count for many cards. */
export interface PlaceOfTries {
  refuseLocked: () => Promise<void>
  settle: (isRight: boolean) => Promise<void>
}

/**
 * Asks the issuer outside any transaction; wrong PINs count across places.
 * @param locked message after the third wrong one
 * @param place counts too and throws when locked: then the card counts nothing; a locked card counts nowhere
 * @throws Throttled then, also for the right PIN
 */
export const provePin = async (
  card: CardRow,
  pin: string,
  locked: string,
  place?: PlaceOfTries
): Promise<PinVerdict> => {
  const guarded = { purpose: pinPurpose, who: card.id, message: locked }
  await place?.refuseLocked()
  await refuseLockedToday(guarded)
  const isRight = await cardIssuer().checkPin(issued(card), pin)
  await place?.settle(isRight)
  const { hasLocked } = await recordAttempt({ ...guarded, isRight, max: cardRules.wrongPerDay })
  if (isRight) return 'RIGHT'
  if (!hasLocked) return 'WRONG'
  await tellLocked(card)
  return 'LOCKED'
}
