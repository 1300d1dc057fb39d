import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskBank from '#app/money/payments/actions/ask_bank'
import ChargeWallet from '#app/money/payments/actions/charge_wallet'
import PutPaymentAside from '#app/money/payments/actions/put_payment_aside'
import { gatewayOffers } from '#app/money/payments/gateways'
import { originOf } from '#app/platform/http/origin'
import { messages } from '#app/money/payments/i18n/fa'
import { paymentOf } from '#app/money/payments/queries/payment_of'
import { walletChargeValidator } from '#app/money/payments/validators/payment_validators'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'

/** Each may ask a bank; nobody looks that often. */
const questionsADay = 200

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

  @inject()
  async askBank(ctx: HttpContext, askBank: AskBank) {
    const actor = customerOf(ctx)
    const [name, message] = ['bank-questions', messages.askedTooOften]
    await consumeDailyQuota({ name, who: actor.id, perDay: questionsADay, message })
    return askBank.execute({ actor, paymentId: ctx.params.id })
  }

  @inject()
  putAside(ctx: HttpContext, putPaymentAside: PutPaymentAside) {
    return putPaymentAside.execute({ actor: customerOf(ctx), paymentId: ctx.params.id })
  }
}
