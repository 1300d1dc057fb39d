import { companyPlans } from '@kasbeno/api/contracts/plans'
import { swapSession, switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'

const [plan] = companyPlans

/** Proves the CEO role. company §2 */
export const enterDashboard = async (companyUniqueSerial: string): Promise<void> => {
  await switchTo({ plan, companyUniqueSerial })
  await swapSession(dashboardEndpoints.ceoToken, {}, plan)
}
