import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { PlanRequestKind } from '#contracts/service_plans'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { reasonValidator } from '#app/platform/values/validation'
import AskPlanChange from '../actions/ask_plan_change.js'
import { servicePlans } from '../queries/service_plans.js'

const asked = async (ctx: HttpContext, ask: AskPlanChange, kind: PlanRequestKind) => {
  const { reason } = await ctx.request.validateUsing(reasonValidator)
  const id = await ask.execute({ actor: staffOf(ctx), plan: ctx.params.plan, kind, reason })
  return pending(ctx, id)
}

export default class ServicePlansController {
  async index() {
    return servicePlans()
  }

  @inject()
  async open(ctx: HttpContext, ask: AskPlanChange) {
    return asked(ctx, ask, 'OPEN')
  }

  @inject()
  async close(ctx: HttpContext, ask: AskPlanChange) {
    return asked(ctx, ask, 'CLOSE')
  }
}
