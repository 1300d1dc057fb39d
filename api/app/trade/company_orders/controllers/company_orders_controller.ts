import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { companyOrder } from '#app/trade/company_orders/queries/company_order'
import { companyOrders } from '#app/trade/company_orders/queries/company_orders'
import { sellersOfCompany } from '#app/trade/company_orders/queries/sellers_of_company'
import { companyOrdersValidator } from '#app/trade/company_orders/validators/company_order_validators'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { pageOf } from '#app/platform/resource/paging'
import { approbationView } from '#app/onboarding/signatures/queries/approbation_view'
import { signingAs } from '#app/onboarding/signatures/queries/signing_as'

export default class CompanyOrdersController {
  async index(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const { onBehalfOf, ...filter } = await ctx.request.validateUsing(companyOrdersValidator)
    const { memberId, givenBy } = await signingAs(actor, onBehalfOf)
    const caller = { ...memberOf(actor), memberId, givenBy }
    return conditional(ctx, await companyOrders(caller, filter, pageOf(ctx.params)))
  }

  async sellers(ctx: HttpContext) {
    const { companyId } = memberOf(customerOf(ctx))
    return conditional(ctx, await sellersOfCompany(companyId))
  }

  async show(ctx: HttpContext) {
    return conditional(ctx, await companyOrder(customerOf(ctx), ctx.params.id))
  }

  async approbation(ctx: HttpContext) {
    const { companyId } = memberOf(customerOf(ctx))
    const asked = { type: 'INVOICE', documentId: ctx.params.id as string, companyId } as const
    return conditional(ctx, (await approbationView(asked)).view)
  }
}
