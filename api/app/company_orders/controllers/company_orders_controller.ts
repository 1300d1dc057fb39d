import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/companies/domain/member_of'
import { companyOrder } from '#app/company_orders/queries/company_order'
import { companyOrders } from '#app/company_orders/queries/company_orders'
import { companyOrdersValidator } from '#app/company_orders/validators/company_order_validators'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'
import { pageOf } from '#app/shared/paging'
import { approbationView } from '#app/signatures/queries/approbation_view'
import { signingAs } from '#app/signatures/queries/signing_as'

/** A company's invoices, as its members see them. api-company "Invoices" */
export default class CompanyOrdersController {
  async index(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const { onBehalfOf, ...filter } = await ctx.request.validateUsing(companyOrdersValidator)
    const { memberId, givenBy } = await signingAs(actor, onBehalfOf)
    const caller = { ...memberOf(actor), memberId, givenBy }
    return conditional(ctx, await companyOrders(caller, filter, pageOf(ctx.params)))
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
