import type { Plan } from '@kasbeno/api/contracts/plans'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** Shows all until known; the server decides. */
export const useClosedPlans = (): readonly Plan[] => {
  const { data } = useQuery(endpoints.servicePlans)
  return (data?.items ?? []).filter(({ isOpen }) => !isOpen).map(({ plan }) => plan)
}
