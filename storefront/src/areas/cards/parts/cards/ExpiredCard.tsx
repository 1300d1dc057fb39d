import { Notice } from '#ui/Notice.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'

const text = cards.expired

/** What its holder does once a card is out of date. */
export const ExpiredCard = ({ card }: { card: OwnCard }) =>
  card.isExpired && (
    <Notice
      tone="danger"
      icon="clock"
      title={text.title}
      actions={card.status === 'DELIVERED' && <SupportButton small />}
    >
      <p>{card.status === 'DELIVERED' ? text.delivered : text.inUse}</p>
    </Notice>
  )
