import { cardRules } from '#contracts/cards'
import {
  recordAttempt,
  refuseLockedToday,
  throttledUntilTomorrow,
} from '#app/people/identity/daily_attempts'
import { cvv2Purpose } from '../domain/attempts.js'
import { CardRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import { cardIssuer } from '../issuers.js'
import { issued, type CardRow } from './lock_card.js'

/**
 * Wrong ones count together, wherever they are tried.
 * @throws CardRefused for a wrong one, Throttled from the third a day
 */
export const proveCvv2 = async (card: CardRow, cvv2: string): Promise<void> => {
  const tried = { purpose: cvv2Purpose, who: card.id, message: messages.cvv2Locked }
  // The issuer counts too: what is locked here is not guessed on there.
  await refuseLockedToday(tried)
  const isRight = await cardIssuer().checkCvv2(issued(card), cvv2)
  const { hasLocked } = await recordAttempt({ ...tried, isRight, max: cardRules.wrongPerDay })
  if (hasLocked) throw throttledUntilTomorrow(messages.cvv2Locked)
  if (!isRight) throw new CardRefused(messages.cvv2Wrong)
}
