import { cardRules } from '#contracts/cards'
import { settleToday } from '#app/identity/daily_attempts'
import { theIssuer } from '../issuers.js'
import { issued, type CardRow } from './lock_card.js'

/**
 * Whether the issuer says that the PIN is right. Wrong ones count together, wherever they are typed. Outside of any
 * transaction: the issuer is another program.
 * @param locked what is said from the third wrong one of a day on
 * @param settleBefore counts elsewhere too, and throws where it is locked there; then nothing counts for the card
 * @throws Throttled then, also for a right one
 */
export const provePin = async (
  card: CardRow,
  pin: string,
  locked: string,
  settleBefore?: (isRight: boolean) => Promise<void>
): Promise<boolean> => {
  const isRight = await theIssuer().checkPin(issued(card), pin)
  await settleBefore?.(isRight)
  await settleToday({
    purpose: 'CARD_PIN',
    who: card.id,
    isRight,
    max: cardRules.wrongPerDay,
    message: locked,
  })
  return isRight
}
