import type { CardCodePurpose } from '#contracts/cards'
import type { CodeScope } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'

/** The code that blocks one card or gives it a new PIN, in the session that asked for it. */
export const cardCode = (
  { phone, sessionId }: CustomerActor,
  cardId: string,
  purpose: CardCodePurpose
): CodeScope => ({ purpose: `CARD_${purpose}`, subject: cardId, phone, sessionId })
