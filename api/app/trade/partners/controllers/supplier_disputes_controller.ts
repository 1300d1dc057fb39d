import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AcceptDispute from '#app/trade/orders/actions/accept_dispute'
import RefuseDispute from '#app/trade/orders/actions/refuse_dispute'
import { sellersDispute, sellersDisputes } from '#app/trade/orders/queries/seller_disputes'
import { answerValidator, disputesFilterValidator } from '#app/trade/orders/validators/orders'
import { sellerOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'

const commandOf = async (ctx: HttpContext) => {
  const actor = sellerOf(ctx)
  const { note } = await ctx.request.validateUsing(answerValidator)
  const { distributorId } = actor
  const by = { actor, party: 'SUPPLIER', distributorId, branchId: null } as const
  return { by, disputeId: ctx.params.id as string, note }
}

export default class SupplierDisputesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(disputesFilterValidator)
    return sellersDisputes(sellerOf(ctx).distributorId, filter, pageOf(ctx.params))
  }

  async show(ctx: HttpContext) {
    return sellersDispute(sellerOf(ctx).distributorId, ctx.params.id)
  }

  @inject()
  async accept(ctx: HttpContext, acceptDispute: AcceptDispute) {
    return acceptDispute.execute(await commandOf(ctx))
  }

  @inject()
  async refuse(ctx: HttpContext, refuseDispute: RefuseDispute) {
    return refuseDispute.execute(await commandOf(ctx))
  }
}
