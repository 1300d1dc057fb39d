import type { HttpContext } from '@adonisjs/core/http'
import {
  doorOfInvoice,
  waitingInCompanies,
} from '#app/trade/company_orders/queries/companies_of_reader'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

/** For every token of a person, also of another company. */
export default class CompanyDoorsController {
  async index(ctx: HttpContext) {
    return conditional(ctx, await waitingInCompanies(customerOf(ctx).id))
  }

  async show(ctx: HttpContext) {
    return doorOfInvoice(customerOf(ctx).id, ctx.params.reference)
  }
}
