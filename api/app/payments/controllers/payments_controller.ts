import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChargeWallet from '#app/payments/actions/charge_wallet'
import { gatewayOffers } from '#app/payments/gateways'
import { originOf } from '#app/shared/http/origin'
import { paymentOf } from '#app/payments/queries/payment_of'
import { walletChargeValidator } from '#app/payments/validators/payment_validators'
import { customerOf } from '#app/shared/actor'
import { conditional } from '#app/shared/http/conditional'

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
