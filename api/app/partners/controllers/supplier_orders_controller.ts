import type { HttpContext } from '@adonisjs/core/http'
import { remainCreditOf } from '#app/orders/queries/remain_credit'
import { sellersOrder, sellersOrders } from '#app/orders/queries/seller_orders'
import { pageOf } from '#app/shared/paging'
import { sellerOf } from '../seller_of.js'
import { ordersFilterValidator, remainCreditValidator } from '../validators/sale.js'

/** What suppliers read. */
export default class SupplierOrdersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(ordersFilterValidator)
    return sellersOrders(sellerOf(ctx).distributorId, filter, pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    return sellersOrder(sellerOf(ctx).distributorId, ctx.params.referenceNumber)
  }

  async remainCredit(ctx: HttpContext) {
    const { phone, plan } = await ctx.request.validateUsing(remainCreditValidator)
    return remainCreditOf(sellerOf(ctx).distributorId, phone, plan)
  }
}
