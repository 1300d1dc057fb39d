import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import PayInstallments from '#app/credit/installments/actions/pay_installments'
import { installmentOf, installmentsOf } from '#app/credit/installments/queries/owner_installments'
import {
  installmentFilterValidator,
  payInstallmentValidator,
  payInstallmentsValidator,
} from '#app/credit/installments/validators/installments'
import { ownerIn } from '#app/people/owners/owner'
import { originOf } from '#app/platform/http/origin'
import { customerOf } from '#app/platform/audit/actor'
import { attemptOf } from '#app/platform/http/attempt'
import { conditional } from '#app/platform/http/conditional'
import { pageOf } from '#app/platform/resource/paging'

const callerOf = (ctx: HttpContext) => ({
  actor: customerOf(ctx),
  origin: originOf(ctx),
  attempt: attemptOf(ctx),
})

export default class InstallmentsController {
  async index(ctx: HttpContext) {
    const { status } = await installmentFilterValidator.validate(ctx.request.qs())
    const owner = ownerIn(customerOf(ctx), ctx.params.plan)
    return conditional(ctx, await installmentsOf(owner, status, pageOf(ctx.params)))
  }

  async show(ctx: HttpContext) {
    const { plan, id } = ctx.params
    return conditional(ctx, await installmentOf(customerOf(ctx), plan, id))
  }

  @inject()
  async pay(ctx: HttpContext, payInstallments: PayInstallments) {
    const { amount, indicator } = await ctx.request.validateUsing(payInstallmentValidator)
    const { plan, id: installmentId } = ctx.params
    const command = { plan, installmentId, amount, indicator }
    return payInstallments.execute({ ...command, ...callerOf(ctx) })
  }

  @inject()
  async payAll(ctx: HttpContext, payInstallments: PayInstallments) {
    const { amount, indicator } = await ctx.request.validateUsing(payInstallmentsValidator)
    const command = { plan: ctx.params.plan, installmentId: null, amount, indicator }
    return payInstallments.execute({ ...command, ...callerOf(ctx) })
  }
}
