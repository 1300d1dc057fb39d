import type { CardRoute } from '@kasbeno/api/contracts/cards'
import type { Plan } from '@kasbeno/api/contracts/plans'
import { createContext, useContext } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { paths } from '#app/paths.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import type { HeldCard } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { callsOfCompany, ownCalls, type KeeperCalls } from './keeperCalls.ts'

export interface CardKeeper {
  calls: KeeperCalls
  /** Added to each command. */
  named: { plan?: Plan }
  /** What a command may have changed. */
  shownBy: readonly string[]
  words: Pick<typeof cards, keyof typeof companyCard.words>
  back: string
  without: string
  /** person §4 "Card activation routing" */
  ways: Readonly<Record<CardRoute, string>>
  /** The first step while unknown. */
  firstWay: CardRoute
  /** Null for a personal card. */
  company: HeldCard | null
}

export const ownWays: CardKeeper['ways'] = {
  'agreement': cardPaths.agreement,
  'platform-fee': cardPaths.fee,
  'activation': cardPaths.activate,
  'home': paths.home,
}

const ownKeeper = (plan: Plan): CardKeeper => {
  const calls = ownCalls(plan)
  return {
    calls,
    named: { plan },
    shownBy: [calls.card, calls.management, endpoints.registration(plan), endpoints.home(plan)],
    words: cards,
    back: paths.profile,
    without: paths.signupStatus,
    ways: ownWays,
    firstWay: 'agreement',
    company: null,
  }
}

/** The company provides contract, fee and address: their absence is shown on the page. */
export const keeperOf = (company: HeldCard, back: string): CardKeeper => {
  const calls = callsOfCompany(company.companyUniqueSerial)
  return {
    calls,
    named: {},
    // Prefix of all calls.
    shownBy: [companyCardEndpoints.held],
    words: companyCard.words,
    back,
    without: paths.generalHome,
    ways: {
      'agreement': cardPaths.management,
      'platform-fee': cardPaths.management,
      'activation': cardPaths.activate,
      'home': cardPaths.management,
    },
    firstWay: 'activation',
    company,
  }
}

export const KeeperOfPages = createContext<CardKeeper | null>(null)

export const useKeeper = (): CardKeeper => {
  const plan = usePlan()
  return useContext(KeeperOfPages) ?? ownKeeper(plan)
}

/** Everything that shows the card, after a command has changed it. */
export const refreshAround = ({ shownBy }: CardKeeper) => Promise.all(shownBy.map(refresh))
