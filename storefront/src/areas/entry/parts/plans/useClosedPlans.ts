import type { Plan } from '@kasbeno/api/contracts/plans'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** The plans that take no new customers. Until the answer is there all are offered: the server has the last word. */
export const useClosedPlans = (): readonly Plan[] => {
  const { data } = useQuery(endpoints.servicePlans)
  return (data?.items ?? []).filter(({ isOpen }) => !isOpen).map(({ plan }) => plan)
}
