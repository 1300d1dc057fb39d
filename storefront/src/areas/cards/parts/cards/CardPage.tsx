import type { CardStatus } from '@kasbeno/api/contracts/cards'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { ApiError } from '#core/api/errors.ts'
import type { OwnCard } from '#core/api/types.ts'
import type { Query } from '#core/query.ts'
import { useKeeper } from './keeper.ts'
import { isActivationClosed } from './activation.ts'

const isMissing = ({ error }: Query<unknown>) => error instanceof ApiError && error.status === 404

const NoCard = () => {
  const { words, without } = useKeeper()
  return (
    <EmptyState icon="card" title={words.noCard} hint={words.noCardHint}>
      <ButtonLink href={without}>{words.toFile}</ButtonLink>
    </EmptyState>
  )
}

interface CardPageProps {
  card: Query<OwnCard>
  title: string
  back: string
  /** Other statuses lead to the card. */
  only?: readonly CardStatus[]
  /** A lock by wrong CVV2, and the end of the card, are shown on the card itself. */
  isActivation?: boolean
  children: (card: OwnCard) => ReactNode
}

export const CardPage = ({ card, title, back, only, isActivation, children }: CardPageProps) => {
  if (card.data && !isMissing(card)) {
    const isClosed = isActivation && isActivationClosed(card.data)
    const isMeant = !isClosed && (!only || only.includes(card.data.status))
    return isMeant ? children(card.data) : <Redirect to={cardPaths.management} replace />
  }
  return (
    <Screen title={title} back={back} aside={<SupportLink />}>
      {isMissing(card) ? <NoCard /> : <Loaded from={card}>{() => null}</Loaded>}
    </Screen>
  )
}
