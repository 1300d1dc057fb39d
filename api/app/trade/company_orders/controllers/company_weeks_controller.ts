import type { HttpContext } from '@adonisjs/core/http'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { companyWeek } from '#app/trade/company_orders/queries/company_week'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class CompanyWeeksController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await companyWeek(ceoOf(customerOf(ctx))))
  }
}
