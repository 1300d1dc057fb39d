import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RecordDeposit from '#app/payments/actions/record_deposit'
import ReverseDeposit from '#app/payments/actions/reverse_deposit'
import { heldByGateways } from '#app/payments/queries/held_by_gateways'
import {
  depositValidator,
  reverseDepositValidator,
} from '#app/payments/validators/payment_validators'
import { staffOf } from '#app/shared/actor'
import { NotFound } from '#app/shared/errors'
import { isId } from '#app/shared/ids'
import { one } from '#app/shared/resource/reader'
import resource from '../deposit_resource.js'

const callerOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), traceId: ctx.request.id()! })

export default class DepositsController {
  async held() {
    return { gateways: await heldByGateways() }
  }

  @inject()
  async store(ctx: HttpContext, recordDeposit: RecordDeposit) {
    const deposit = await ctx.request.validateUsing(depositValidator)
    const caller = callerOf(ctx)
    const id = await recordDeposit.execute({ ...caller, ...deposit })
    ctx.response.status(201)
    return one(resource, caller.actor, id)
  }

  @inject()
  async reverse(ctx: HttpContext, reverseDeposit: ReverseDeposit) {
    const { id } = ctx.params
    if (!isId(id)) throw new NotFound()
    const { reason } = await ctx.request.validateUsing(reverseDepositValidator)
    const caller = callerOf(ctx)
    await reverseDeposit.execute({ ...caller, id, reason })
    return one(resource, caller.actor, id)
  }
}
