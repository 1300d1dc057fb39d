import { cardRoute, type CardManagement } from '@kasbeno/api/contracts/cards'
import { useQuery } from '#core/query.ts'
import { useFreshQuery } from '#core/useFreshQuery.ts'
import { useKeeper, type CardKeeper } from './keeper.ts'

export const useCard = (pollMs?: number) => useQuery(useKeeper().calls.card, { pollMs })

export const useCardManagement = () => useQuery(useKeeper().calls.management)

/** Where the way to an enabled card goes on. */
export const nextOnWay = (management: CardManagement, { ways }: Pick<CardKeeper, 'ways'>): string =>
  ways[cardRoute(management)]

/** Never shows a state from before a command. */
export const useFreshCard = () => useFreshQuery(useKeeper().calls.card)

/** Never shows a state from before a command. */
export const useFreshManagement = () => useFreshQuery(useKeeper().calls.management)
