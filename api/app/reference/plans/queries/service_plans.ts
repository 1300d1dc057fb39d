import type { Plan } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'
import { pageSizes } from '#contracts/limits'
import { paged, type Paged } from '#app/platform/resource/paging'

export interface ServicePlan {
  plan: Plan
  isOpen: boolean
}

export const servicePlans = async (): Promise<Paged<ServicePlan>> => {
  const rows = await prepared<ServicePlan>(
    'service_plans',
    `select plan, is_open as "isOpen" from business_service_plans order by plan`,
    []
  )
  return paged(rows, { pageSize: pageSizes.max, pageNumber: 0 }, rows.length)
}
