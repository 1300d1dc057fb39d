import { isPersonPlan } from '@kasbeno/api/contracts/plans'
import { pageSizes } from '@kasbeno/api/contracts/limits'
import { openPayments } from '@kasbeno/api/contracts/payments'
import { useEffect, useMemo } from 'react'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Home } from '#core/api/types.ts'
import { keepLastKnown, readLastKnown } from '#core/lastKnown.ts'
import { useQuery, type QueryState } from '#core/query.ts'

/** At most six requests a minute. */
const homePollMs = 10_000

/** Seeds the parts' own queries. */
const partsOf = ({
  registration,
  wallet,
  pendingOrders,
  installments,
  openPayments: open,
  settings,
}: Home): [string, unknown][] => {
  const { plan } = registration
  if (!isPersonPlan(plan)) return []
  return [
    [endpoints.registration(plan), registration],
    [endpoints.wallet(plan), wallet],
    [endpoints.pendingOrders(plan, pageSizes.homeWidget, 0), pendingOrders],
    [endpoints.transactions(pageSizes.transactions, 0, null, openPayments), open],
    [endpoints.installments(plan, pageSizes.homeWidget, 0, 'OPEN'), installments],
    [endpoints.settings, settings],
  ]
}

export const useHome = ({ isFollowed }: { isFollowed?: boolean } = {}) =>
  useQuery(endpoints.home(usePlan()), {
    pollMs: isFollowed ? homePollMs : undefined,
    split: partsOf,
  })

/** Falls back to the last answer. */
export const useLastKnownHome = ({ data, error }: QueryState<Home>) => {
  const path = endpoints.home(usePlan())
  const isFailing = error !== undefined
  const known = useMemo(() => (isFailing ? readLastKnown<Home>(path) : null), [path, isFailing])
  useEffect(() => {
    if (data) keepLastKnown(path, data)
  }, [path, data])
  return known
}
