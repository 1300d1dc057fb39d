import type { CardStatus } from '#contracts/cards'
import { defineJob } from '#app/platform/jobs/queue'
import type { CardIssuer, IssuedCard } from '../adapters/card_issuer.js'
import { cardIssuer } from '../issuers.js'
import { cardNamed, issued } from '../steps/lock_card.js'

const calls: Partial<Record<CardStatus, (issuer: CardIssuer, card: IssuedCard) => Promise<void>>> =
  {
    CREATED: (issuer, card) => issuer.issue(card),
    BLOCKED: (issuer, card) => issuer.block(card),
    DISABLED: (issuer, card) => issuer.close(card),
  }

/** Order-independent: sends the current status. */
export const notifyIssuer = defineJob<{ cardId: string }>({
  name: 'tell-issuer',
  async run({ cardId }) {
    const card = await cardNamed(cardId)
    await calls[card.status]?.(cardIssuer(), issued(card))
  },
})
