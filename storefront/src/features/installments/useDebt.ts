import { pageSizes } from '@kasbeno/api/contracts/limits'
import { usePlan } from '#features/registration/standing.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

/** The next few that are owed, with the sums of all. */
export const useDebt = (pollMs?: number) =>
  useQuery(endpoints.installments(usePlan(), pageSizes.homeWidget, 0, 'OPEN'), {
    pollMs,
  })
