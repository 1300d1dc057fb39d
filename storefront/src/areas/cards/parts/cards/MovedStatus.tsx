import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { CardPage } from './CardPage.tsx'
import { inGroups } from './numbers.ts'
import { Done, Rejected } from './Outcome.tsx'
import { useFreshCard } from './useCard.ts'
import { readOutcome } from './useFinish.ts'

interface MovedStatusProps {
  kind: 'activation' | 'block'
  page: string
  wanted: CardStatus
  retry: string
}

/** The card's status decides, even after a lost answer; the address alone proves nothing. */
export const MovedStatus = ({ kind, page, wanted, retry }: MovedStatusProps) => {
  const state = readOutcome(useHistoryState())
  const card = useFreshCard()
  if (!state) return <Redirect to={cardPaths.management} replace />
  return (
    <CardPage card={card} title={page} back={cardPaths.management}>
      {({ status, cardNumber }) => {
        if (status === wanted) return <Done kind={kind} page={page} number={inGroups(cardNumber)} />
        if (state.outcome !== 'rejected') return <Redirect to={cardPaths.management} replace />
        return <Rejected kind={kind} page={page} state={state} retry={retry} />
      }}
    </CardPage>
  )
}
