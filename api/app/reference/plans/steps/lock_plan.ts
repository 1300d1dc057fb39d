import type { Plan } from '#contracts/plans'
import { prepared, type Trx } from '#app/platform/database/database'
import { BusinessRule, NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

interface ServicePlan {
  id: string
  isOpen: boolean
}

/** Holds a plan until the transaction ends. @throws NotFound */
export const lockPlan = async (plan: string, trx: Trx): Promise<ServicePlan> => {
  const sql = `select id, is_open as "isOpen" from business_service_plans where plan = ? for update`
  const [found] = await prepared<ServicePlan>('lock_service_plan', sql, [plan], trx)
  if (!found) throw new NotFound()
  return found
}

/**
 * For a beginning in a plan: the plan stays open until the transaction ends.
 * @throws BusinessRule (422) when it takes no new customers
 */
export const assertPlanOpen = async (plan: Plan, trx: Trx): Promise<void> => {
  const sql = `select is_open as "isOpen" from business_service_plans where plan = ? for share`
  const [found] = await prepared<Pick<ServicePlan, 'isOpen'>>('open_plan', sql, [plan], trx)
  if (!found?.isOpen) throw new BusinessRule(messages.closed)
}
