import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CreateSale from '#app/orders/actions/create_sale'
import { sellerOf } from '../seller_of.js'
import { saleValidator } from '../validators/sale.js'

export default class SalesController {
  @inject()
  async store(ctx: HttpContext, createSale: CreateSale) {
    const sale = await ctx.request.validateUsing(saleValidator)
    ctx.response.status(201)
    return createSale.execute(sellerOf(ctx), sale)
  }
}
