import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import PayBatch from '#app/trade/orders/actions/pay_batch'
import SendBatchCode from '#app/trade/orders/actions/send_batch_code'
import { factsOfOrders } from '#app/trade/orders/queries/order_details'
import { invoiceBatch } from '#app/trade/orders/queries/invoice_batch'
import {
  batchCodeValidator,
  batchValidator,
  startBatchValidator,
} from '#app/trade/orders/validators/orders'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'
import { asBadRequest } from '../exceptions.js'

/** A POST's 422 is always a payment's result. */
export default class BatchPaymentsController {
  async show(ctx: HttpContext) {
    const { orderIds } = await ctx.request.validateUsing(batchValidator)
    return conditional(ctx, invoiceBatch(await factsOfOrders(customerOf(ctx).owner, orderIds)))
  }

  @inject()
  async start(ctx: HttpContext, sendCode: SendBatchCode) {
    const { orderIds, paymentSource: source = 'CREDIT' } = await ctx.request
      .validateUsing(startBatchValidator)
      .catch(asBadRequest)
    return sendCode.execute({ actor: customerOf(ctx), orderIds, source })
  }

  @inject()
  async verify(ctx: HttpContext, payBatch: PayBatch) {
    const body = await ctx.request.validateUsing(batchCodeValidator).catch(asBadRequest)
    return payBatch.execute({ actor: customerOf(ctx), ...body })
  }
}
