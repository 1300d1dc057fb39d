import { cardRoute, type CardRoute } from '@kasbeno/api/contracts/cards'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { useKeeper } from './keeper.ts'
import { nextOnWay, useCardManagement, useFreshManagement } from './useCard.ts'

interface OnWayProps {
  at: CardRoute
  title: string
  /** The command's own answer navigates. */
  isBusy?: boolean
  children: ReactNode
}

/** For who is not at this stage. */
const LeadOn = ({ title }: Pick<OnWayProps, 'title'>) => {
  const keeper = useKeeper()
  return (
    <Screen title={title} back={cardPaths.management}>
      <Loaded from={useFreshManagement()}>
        {(management) => <Redirect to={nextOnWay(management, keeper)} replace />}
      </Loaded>
    </Screen>
  )
}

/** For cardholders at this stage; others are led to theirs. */
export const OnWay = ({ at, title, isBusy, children }: OnWayProps) => {
  const { data: management } = useCardManagement()
  const isHere = management && (isBusy || cardRoute(management) === at)
  return isHere ? children : <LeadOn title={title} />
}
