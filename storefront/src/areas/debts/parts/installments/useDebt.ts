import { pageSizes } from '@kasbeno/api/contracts/limits'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

export const useDebt = (pollMs?: number) =>
  useQuery(endpoints.installments(usePlan(), pageSizes.homeWidget, 0, 'OPEN'), {
    pollMs,
  })
