import type { CardCodePurpose } from '#contracts/cards'
import type { CodeScope } from '#app/people/identity/one_time_codes'
import type { CustomerActor } from '#app/platform/audit/actor'

export const cardCode = (
  { phone, sessionId }: CustomerActor,
  cardId: string,
  purpose: CardCodePurpose
): CodeScope => ({ purpose: `CARD_${purpose}`, subject: cardId, phone, sessionId })
