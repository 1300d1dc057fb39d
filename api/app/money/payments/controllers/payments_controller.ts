import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChargeWallet from '#app/money/payments/actions/charge_wallet'
import { gatewayOffers } from '#app/money/payments/gateways'
import { originOf } from '#app/platform/http/origin'
import { paymentOf } from '#app/money/payments/queries/payment_of'
import { walletChargeValidator } from '#app/money/payments/validators/payment_validators'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

export default class PaymentsController {
  @inject()
  async store(ctx: HttpContext, chargeWallet: ChargeWallet) {
    const charge = await ctx.request.validateUsing(walletChargeValidator)
    return chargeWallet.execute({ ...charge, actor: customerOf(ctx), origin: originOf(ctx) })
  }

  async gateways() {
    return gatewayOffers()
  }

  async show(ctx: HttpContext) {
    return conditional(ctx, await paymentOf(customerOf(ctx).owner, ctx.params.id))
  }
}
