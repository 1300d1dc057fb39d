import { cardRoute, type CardManagement, type CardRoute } from '@kasbeno/api/contracts/cards'
import { cardPaths } from '#app/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { usePlan } from '#features/registration/standing.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { useFreshQuery } from '#lib/useFreshQuery.ts'

export const useCard = (pollMs?: number) => useQuery(endpoints.card(usePlan()), { pollMs })

export const useCardManagement = () => useQuery(endpoints.cardManagement(usePlan()))

/** Where the way to an enabled card goes on. person §4 "Card activation routing" */
const routePaths: Record<CardRoute, string> = {
  'agreement': cardPaths.agreement,
  'platform-fee': cardPaths.fee,
  'activation': cardPaths.activate,
  'home': paths.home,
}
export const nextOnWay = (management: CardManagement): string => routePaths[cardRoute(management)]

/** The card as it is now: what was known before a command is not shown as its result. */
export const useFreshCard = () => useFreshQuery(endpoints.card(usePlan()))

/** What leads on, as it is now: what was known before a command may name the page that was just left. */
export const useFreshManagement = () => useFreshQuery(endpoints.cardManagement(usePlan()))

/** Everything else that shows the card, after a command has changed it. */
export const refreshAround = (plan: ReturnType<typeof usePlan>) =>
  Promise.all(
    [
      endpoints.card(plan),
      endpoints.cardManagement(plan),
      endpoints.registration(plan),
      endpoints.home(plan),
    ].map(refresh)
  )
