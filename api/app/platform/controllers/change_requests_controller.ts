import type { HttpContext } from '@adonisjs/core/http'
import type { ChangeVerb } from '#contracts/change_requests'
import { staffOf } from '../audit/actor.js'
import { decideInInbox, decideAll } from '../change_requests/decide.js'
import { approvalsValidator, rejectionsValidator } from '../change_requests/validators.js'
import { optionalReasonValidator, reasonValidator } from '#app/platform/values/validation'

const decided = async (ctx: HttpContext, verb: ChangeVerb, reason?: string) => {
  const id: string = ctx.params.id
  return { id, status: await decideInInbox({ actor: staffOf(ctx), id, verb, reason }) }
}

/** What waits for a second person, of every kind. */
export default class ChangeRequestsController {
  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(optionalReasonValidator)
    return decided(ctx, 'approve', reason)
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return decided(ctx, 'reject', reason)
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    return decided(ctx, 'withdraw')
  }

  async approveAll(ctx: HttpContext) {
    const { ids, reason } = await ctx.request.validateUsing(approvalsValidator)
    return { results: await decideAll({ actor: staffOf(ctx), ids, verb: 'approve', reason }) }
  }

  async rejectAll(ctx: HttpContext) {
    const { ids, reason } = await ctx.request.validateUsing(rejectionsValidator)
    return { results: await decideAll({ actor: staffOf(ctx), ids, verb: 'reject', reason }) }
  }
}
