import { cardRules } from '#contracts/cards'
import { refuseLockedToday, recordAttempt } from '#app/people/identity/daily_attempts'
import { pinPurpose } from '../domain/attempts.js'
import { cardIssuer } from '../issuers.js'
import { issued, type CardRow } from './lock_card.js'

/** What came of a PIN that was typed: LOCKED is the wrong one that has locked the card for the day. */
export type PinVerdict = 'RIGHT' | 'WRONG' | 'LOCKED'

/** Where cards of many are tried, and that has a count of its own. */
export interface PlaceOfTries {
  refuseLocked: () => Promise<void>
  settle: (isRight: boolean) => Promise<void>
}

/**
 * Whether the issuer says that the PIN is right. Wrong ones count together, wherever they are typed. Outside of any
 * transaction: the issuer is another program.
 * @param locked what is said after the third wrong one of a day
 * @param place counts too, and throws where it is locked; then nothing counts for the card, and a locked card counts
 *   nowhere
 * @throws Throttled then, also for a right one
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
  return hasLocked ? 'LOCKED' : 'WRONG'
}
