import { cardRules } from '#contracts/cards'
import { settleToday } from '#app/identity/daily_attempts'
import { pinPurpose } from '../domain/attempts.js'
import { theIssuer } from '../issuers.js'
import { issued, type CardRow } from './lock_card.js'

/** What came of a PIN that was typed: LOCKED is the wrong one that has locked the card for the day. */
export type PinVerdict = 'RIGHT' | 'WRONG' | 'LOCKED'

/**
 * Whether the issuer says that the PIN is right. Wrong ones count together, wherever they are typed. Outside of any
 * transaction: the issuer is another program.
 * @param locked what is said after the third wrong one of a day
 * @param settleBefore counts elsewhere too, and throws where it is locked there; then nothing counts for the card
 * @throws Throttled then, also for a right one
 */
export const provePin = async (
  card: CardRow,
  pin: string,
  locked: string,
  settleBefore?: (isRight: boolean) => Promise<unknown>
): Promise<PinVerdict> => {
  const isRight = await theIssuer().checkPin(issued(card), pin)
  await settleBefore?.(isRight)
  const { hasLocked } = await settleToday({
    purpose: pinPurpose,
    who: card.id,
    isRight,
    max: cardRules.wrongPerDay,
    message: locked,
  })
  if (isRight) return 'RIGHT'
  return hasLocked ? 'LOCKED' : 'WRONG'
}
