import { Notice } from '#ui/Notice.tsx'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'
import { closedCard, closedTone } from './closedCard.ts'

/** Why the card does not work, and what comes next. */
export const ClosedNotice = ({
  holder: { cardStatus, isCardExpired },
}: {
  holder: Pick<CardHolder, 'cardStatus' | 'isCardExpired'>
}) => {
  const closed = closedCard(cardStatus, isCardExpired)
  if (!closed) return null
  const { title, next } = dashboardCards.closed[closed]
  return (
    <Notice tone={closedTone(closed)} icon="lock" title={title}>
      <p>{next}</p>
    </Notice>
  )
}
