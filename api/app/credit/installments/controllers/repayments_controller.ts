import type { HttpContext } from '@adonisjs/core/http'
import { repaymentOf } from '#app/credit/installments/queries/repayment_of'
import { ownerIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class RepaymentsController {
  async show(ctx: HttpContext) {
    const { plan, id } = ctx.params
    return conditional(ctx, await repaymentOf(ownerIn(customerOf(ctx), plan), id))
  }
}
