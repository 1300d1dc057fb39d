import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskRemainCredit from '#app/trade/orders/actions/ask_remain_credit'
import CreateSale from '#app/trade/orders/actions/create_sale'
import { sellersOrder } from '#app/trade/orders/queries/seller_orders'
import { sellerOf } from '#app/platform/audit/actor'
import { customerLookups, sellingTo } from '../customer_lookups.js'
import {
  companyCreditValidator,
  companySaleValidator,
  saleInquiryValidator,
} from '../validators/sale.js'

/** Sellers to companies identify the buyer by company id. */
export default class CompanySalesController {
  @inject()
  async store(ctx: HttpContext, createSale: CreateSale) {
    const sale = await ctx.request.validateUsing(companySaleValidator)
    const seller = sellerOf(ctx)
    const answer = await sellingTo(seller.id, () => createSale.execute({ actor: seller, ...sale }))
    ctx.response.status(201)
    return answer
  }

  @inject()
  async remainCredit(ctx: HttpContext, askRemainCredit: AskRemainCredit) {
    const { companyUniqueId, plan } = await ctx.request.validateUsing(companyCreditValidator)
    const seller = sellerOf(ctx)
    await customerLookups.consume(seller.id)
    return askRemainCredit.execute({ actor: seller, buyer: { companyUniqueId }, plan })
  }

  /** For lost answers. */
  async inquiry(ctx: HttpContext) {
    const { referenceNumber, externalId } = await ctx.request.validateUsing(saleInquiryValidator)
    const named = referenceNumber ? { referenceNumber } : { externalId: externalId! }
    return sellersOrder(sellerOf(ctx), named)
  }
}
