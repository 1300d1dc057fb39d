import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskRemainCredit from '#app/trade/orders/actions/ask_remain_credit'
import { sellersOrder, sellersOrders } from '#app/trade/orders/queries/seller_orders'
import { sellersVersions } from '#app/trade/orders/queries/order_versions'
import { sellerOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'
import { customerLookups } from '../customer_lookups.js'
import { ordersFilterValidator, remainCreditValidator } from '../validators/sale.js'

export default class SupplierOrdersController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(ordersFilterValidator)
    return sellersOrders(sellerOf(ctx), filter, pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    return sellersOrder(sellerOf(ctx), { referenceNumber: ctx.params.referenceNumber as string })
  }

  async versions(ctx: HttpContext) {
    return sellersVersions(sellerOf(ctx), ctx.params.referenceNumber as string)
  }

  @inject()
  async remainCredit(ctx: HttpContext, askRemainCredit: AskRemainCredit) {
    const { phone, plan } = await ctx.request.validateUsing(remainCreditValidator)
    const seller = sellerOf(ctx)
    await customerLookups.consume(seller.id)
    return askRemainCredit.execute({ actor: seller, buyer: { phone }, plan })
  }
}
