import type { HttpContext } from '@adonisjs/core/http'
import type { Dashboard } from '#contracts/dashboard'
import type { Permission } from '#contracts/identity'
import { staffOf } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { dashboardMoney } from '../queries/dashboard_money.js'
import { dashboardQueues } from '../queries/dashboard_queues.js'
import { dashboardTrends } from '../queries/dashboard_trends.js'

/** The bank's figures over all distributors; each part is for those who may open the lists behind it. */
export default class DashboardController {
  async show(ctx: HttpContext): Promise<Dashboard> {
    const caller = staffOf(ctx)
    const { permissions } = caller
    const may = (...wanted: Permission[]) => wanted.every((right) => permissions.includes(right))
    return {
      at: clock.businessNow().toISO(),
      queues: await dashboardQueues(caller, may),
      money: may('installments.list', 'credit-lines.list') ? await dashboardMoney() : null,
      trends: may('orders.list') ? { days: await dashboardTrends() } : null,
    }
  }
}
