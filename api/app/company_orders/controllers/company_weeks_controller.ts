import type { HttpContext } from '@adonisjs/core/http'
import { ceoOf } from '#app/companies/domain/member_of'
import { companyWeek } from '#app/company_orders/queries/company_week'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'

/** The CEO's week on one page. */
export default class CompanyWeeksController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await companyWeek(ceoOf(customerOf(ctx))))
  }
}
