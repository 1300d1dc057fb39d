import { pageSizes } from '@kasbeno/api/contracts/limits'
import { usePlan } from '#features/registration/standing.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import type { OrderRow } from '#lib/api/types.ts'
import type { Page } from '#lib/paging.ts'
import { useQuery } from '#lib/query.ts'

/** How many invoices wait for payment. */
export const useNavBadges = () => {
  const pending = useQuery<Page<OrderRow>>(
    endpoints.pendingOrders(usePlan(), pageSizes.homeWidget, 0)
  )
  return { orders: pending.data?.meta.total ?? 0 }
}
