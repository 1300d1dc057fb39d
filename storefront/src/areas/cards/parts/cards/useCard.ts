import { cardRoute, type CardManagement } from '@kasbeno/api/contracts/cards'
import { useQuery } from '#core/query.ts'
import { useFreshQuery } from '#core/useFreshQuery.ts'
import { useKeeper, type CardKeeper } from './keeper.ts'

export const useCard = (pollMs?: number) => useQuery(useKeeper().calls.card, { pollMs })

export const useCardManagement = () => useQuery(useKeeper().calls.management)

/** Where the way to an enabled card goes on. */
export const nextOnWay = (management: CardManagement, { ways }: Pick<CardKeeper, 'ways'>): string =>
  ways[cardRoute(management)]

/** The card as it is now: what was known before a command is not shown as its result. */
export const useFreshCard = () => useFreshQuery(useKeeper().calls.card)

/** What leads on, as it is now: what was known before a command may name the page that was just left. */
export const useFreshManagement = () => useFreshQuery(useKeeper().calls.management)
