import { companyPlans } from '@kasbeno/api/contracts/plans'
import { swapSession, switchTo } from '#areas/entry/parts/plans/switchPlan.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'

const [plan] = companyPlans

/** Makes the session speak for a company, and proves that it is its CEO's. company §2 "follow-up token call" */
export const enterDashboard = async (companyUniqueSerial: string): Promise<void> => {
  await switchTo({ plan, companyUniqueSerial })
  await swapSession(dashboardEndpoints.ceoToken, {}, plan)
}
