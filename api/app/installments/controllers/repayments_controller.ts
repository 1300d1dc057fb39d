import type { HttpContext } from '@adonisjs/core/http'
import { repaymentOf } from '#app/installments/queries/repayment_of'
import { ownerIn } from '#app/owners/owner'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'

/** What was repaid, for its receipt. */
export default class RepaymentsController {
  async show(ctx: HttpContext) {
    const { plan, id } = ctx.params
    return conditional(ctx, await repaymentOf(ownerIn(customerOf(ctx), plan), id))
  }
}
