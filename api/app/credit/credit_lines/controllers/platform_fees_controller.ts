import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChoosePackage from '#app/credit/credit_lines/actions/choose_package'
import PayPlatformFee from '#app/credit/credit_lines/actions/pay_platform_fee'
import { feeConfirmation } from '#app/credit/credit_lines/queries/fee_confirmation'
import { feeDetail } from '#app/credit/credit_lines/queries/fee_detail'
import {
  payFeeValidator,
  payPackageValidator,
} from '#app/credit/credit_lines/validators/credit_validators'
import { originOf } from '#app/platform/http/origin'
import { fileOf } from '#app/people/owners/files'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class PlatformFeesController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await feeDetail(await fileOf(customerOf(ctx), ctx.params.plan)))
  }

  @inject()
  async store(ctx: HttpContext, payPlatformFee: PayPlatformFee) {
    const { indicator } = await ctx.request.validateUsing(payFeeValidator)
    const { plan } = ctx.params
    const origin = originOf(ctx)
    return payPlatformFee.execute({ actor: customerOf(ctx), plan, indicator, origin })
  }

  /** Names its plan and may choose the package. */
  @inject()
  async storeForPackage(
    ctx: HttpContext,
    payPlatformFee: PayPlatformFee,
    choosePackage: ChoosePackage
  ) {
    const { plan, slug, indicator } = await ctx.request.validateUsing(payPackageValidator)
    const actor = customerOf(ctx)
    if (slug) await choosePackage.execute({ actor, plan, slug })
    return payPlatformFee.execute({ actor, plan, indicator, origin: originOf(ctx) })
  }

  /** Kept for the specification: only reads. */
  async confirm(ctx: HttpContext) {
    return feeConfirmation(await fileOf(customerOf(ctx), ctx.params.plan))
  }
}
