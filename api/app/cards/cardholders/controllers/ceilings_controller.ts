import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { consumeSpendingQuota } from '#app/onboarding/companies/http/spending_quota'
import SendCeilingCode from '#app/cards/cardholders/actions/send_ceiling_code'
import SetCeiling from '#app/cards/cardholders/actions/set_ceiling'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import { cardHolder } from '#app/cards/cardholders/queries/card_holder'
import { ceilingValidator } from '#app/cards/cardholders/validators/card_holder_validators'

/** What a holder may spend in a month. adr/0050 */
export default class CeilingsController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendCeilingCode) {
    const { actor } = await managerOf(ctx)
    const { ceiling } = await ctx.request.validateUsing(ceilingValidator)
    return sendCode.execute({ actor, userId: ctx.params.userId, ceiling })
  }

  /** 200 with what is in force, 202 with the change that waits. */
  @inject()
  async update(ctx: HttpContext, setCeiling: SetCeiling) {
    const { actor, companyId } = await managerOf(ctx)
    const given = await ctx.request.validateUsing(ceilingValidator)
    const { userId } = ctx.params
    await consumeSpendingQuota(actor)
    const outcome = await setCeiling.execute({ actor, userId, ...given })
    if (!outcome.isInForce) return ctx.response.status(202).json({ changeId: outcome.changeId })
    return cardHolder(companyId, userId)
  }
}
