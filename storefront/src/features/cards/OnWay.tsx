import { cardRoute, type CardRoute } from '@kasbeno/api/contracts/cards'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { cardPaths } from '#app/cardPaths.ts'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { nextOnWay, useCardManagement } from './useCard.ts'

interface OnWayProps {
  at: CardRoute
  title: string
  /** While a command of the page is under way its own answer leads on. */
  isBusy?: boolean
  children: ReactNode
}

/** A page on the way to an enabled card, for who has come so far; everybody else is led to theirs. */
export const OnWay = ({ at, title, isBusy, children }: OnWayProps) => {
  const management = useCardManagement()
  if (!management.data) {
    return (
      <Screen title={title} back={cardPaths.management}>
        <Loaded from={management}>{() => null}</Loaded>
      </Screen>
    )
  }
  if (isBusy || cardRoute(management.data) === at) return children
  return <Redirect to={nextOnWay(management.data)} replace />
}
