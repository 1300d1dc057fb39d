import { Redirect } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { CardPage } from './CardPage.tsx'
import { masked } from './numbers.ts'
import { Done, Rejected } from './Outcome.tsx'
import { useCard } from './useCard.ts'
import { readOutcome } from './useFinish.ts'

/** A PIN cannot be queried, so only the command's answer counts; an address proves nothing. */
export const PinStatus = ({ page, retry }: { page: string; retry: string }) => {
  const state = readOutcome(useHistoryState())
  const card = useCard()
  if (!state) return <Redirect to={cardPaths.management} replace />
  if (state.outcome === 'rejected') {
    const unlock = card.data?.pinLockedUntil
      ? { href: cardPaths.forgotPin, label: cards.locked.newPin }
      : undefined
    return <Rejected kind="pin" page={page} state={state} retry={retry} unlock={unlock} />
  }
  return (
    <CardPage card={card} title={cards.pin.title} back={cardPaths.management}>
      {({ cardNumber }) => <Done kind="pin" page={page} number={masked(cardNumber)} />}
    </CardPage>
  )
}
