import type { StepStatus } from '@kasbeno/api/contracts/registration'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { ApiError } from '#core/api/errors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Shop } from '#core/api/types.ts'
import { useQuery, type Query } from '#core/query.ts'

export const useOwnShop = (status: StepStatus | undefined): Query<Shop | null> => {
  const plan = usePlan()
  const isSent = status !== undefined && status !== 'START'
  const query = useQuery(isSent ? endpoints.ownShop(plan) : null)
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  return status === 'START' || isMissing
    ? { data: null, isLoading: false, reload: query.reload }
    : query
}
