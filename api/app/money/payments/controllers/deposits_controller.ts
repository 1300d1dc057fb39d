import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RecordDeposit from '#app/money/payments/actions/record_deposit'
import ReverseDeposit from '#app/money/payments/actions/reverse_deposit'
import { heldByGateways } from '#app/money/payments/queries/held_by_gateways'
import { depositValidator } from '#app/money/payments/validators/payment_validators'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import resource from '../deposit_resource.js'

export default class DepositsController {
  async held() {
    return { gateways: await heldByGateways() }
  }

  @inject()
  async store(ctx: HttpContext, recordDeposit: RecordDeposit) {
    const deposit = await ctx.request.validateUsing(depositValidator)
    const actor = staffOf(ctx)
    const id = await recordDeposit.execute({ actor, ...deposit })
    return made(ctx, resource, id)
  }

  @inject()
  async reverse(ctx: HttpContext, reverseDeposit: ReverseDeposit) {
    const { id } = ctx.params
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const actor = staffOf(ctx)
    await reverseDeposit.execute({ actor, id, reason })
    return one(resource, actor, id)
  }
}
