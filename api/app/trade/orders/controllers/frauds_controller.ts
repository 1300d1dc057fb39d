import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ReportFraud from '#app/trade/orders/actions/report_fraud'
import LiftFraud from '#app/trade/orders/actions/lift_fraud'
import orders from '#app/trade/orders/orders_resource'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'

const commandOf = async (ctx: HttpContext) => {
  const { id: orderId } = ctx.params
  const { reason } = await ctx.request.validateUsing(reasonValidator)
  return { actor: staffOf(ctx), orderId, reason }
}

/** Answers the invoice after the command. */
export default class FraudsController {
  @inject()
  async fraud(ctx: HttpContext, reportFraud: ReportFraud) {
    const command = await commandOf(ctx)
    await reportFraud.execute(command)
    return one(orders, command.actor, command.orderId)
  }

  @inject()
  async unfraud(ctx: HttpContext, liftFraud: LiftFraud) {
    const command = await commandOf(ctx)
    await liftFraud.execute(command)
    return one(orders, command.actor, command.orderId)
  }
}
