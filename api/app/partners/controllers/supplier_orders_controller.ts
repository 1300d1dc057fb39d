import type { HttpContext } from '@adonisjs/core/http'
import { remainCreditOf } from '#app/orders/queries/remain_credit'
import { sellersOrder, sellersOrders } from '#app/orders/queries/seller_orders'
import { supplierOf } from '#app/shared/actor'
import { pageOf } from '#app/shared/paging'
import { ordersFilterValidator, remainCreditValidator } from '../validators/sale.js'

/** What suppliers read. */
export default class SupplierOrdersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(ordersFilterValidator)
    return sellersOrders(supplierOf(ctx).distributorId, filter, pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    return sellersOrder(supplierOf(ctx).distributorId, ctx.params.referenceNumber)
  }

  async remainCredit(ctx: HttpContext) {
    const { phone, plan } = await ctx.request.validateUsing(remainCreditValidator)
    return remainCreditOf(supplierOf(ctx).distributorId, phone, plan)
  }
}
