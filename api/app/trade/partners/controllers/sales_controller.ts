import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CancelOrder from '#app/trade/orders/actions/cancel_order'
import ConfirmOrder from '#app/trade/orders/actions/confirm_order'
import CreateSale from '#app/trade/orders/actions/create_sale'
import UpdateOrder from '#app/trade/orders/actions/update_order'
import { saleValidator } from '#app/trade/orders/validators/sale'
import { sellerOf } from '#app/platform/audit/actor'
import { sellingTo } from '../customer_lookups.js'
import { saleReasonValidator, referenceValidator, saleUpdateValidator } from '../validators/sale.js'

export default class SalesController {
  @inject()
  async store(ctx: HttpContext, createSale: CreateSale) {
    const sale = await ctx.request.validateUsing(saleValidator)
    const seller = sellerOf(ctx)
    const answer = await sellingTo(seller.id, () => createSale.execute({ actor: seller, ...sale }))
    ctx.response.status(201)
    return answer
  }

  @inject()
  async cancel(ctx: HttpContext, cancelOrder: CancelOrder) {
    const command = await ctx.request.validateUsing(saleReasonValidator)
    return cancelOrder.execute({ actor: sellerOf(ctx), ...command })
  }

  @inject()
  async update(ctx: HttpContext, updateOrder: UpdateOrder) {
    const command = await ctx.request.validateUsing(saleUpdateValidator)
    return updateOrder.execute({ actor: sellerOf(ctx), ...command })
  }

  @inject()
  async confirm(ctx: HttpContext, confirmOrder: ConfirmOrder) {
    const { referenceNumber } = await ctx.request.validateUsing(referenceValidator)
    return confirmOrder.execute({ actor: sellerOf(ctx), referenceNumber })
  }

  @inject()
  async reject(ctx: HttpContext, cancelOrder: CancelOrder) {
    const command = await ctx.request.validateUsing(saleReasonValidator)
    return cancelOrder.execute({ actor: sellerOf(ctx), ...command, from: 'PENDING' })
  }
}
