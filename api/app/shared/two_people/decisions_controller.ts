import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '../actor.js'
import { one } from '../resource/reader.js'
import type { Resource } from '../resource/resource.js'
import {
  decideRequest,
  type TwoPersonRequest,
  type TwoPersonRequests,
  type Verdict,
} from './requests.js'
import { approvalValidator, rejectionValidator } from './validators.js'

/** Requests of one kind, and the list that shows them. */
export interface Decidable {
  requests: TwoPersonRequests<TwoPersonRequest>
  resource: Resource
}

/** The second person's part in requests of one kind; each decision answers with the row as the list shows it then. */
export default abstract class DecisionsController {
  abstract readonly decidable: Decidable

  async approve(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(approvalValidator)
    return this.#decide(ctx, { verdict: 'APPROVED', reason })
  }

  async reject(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(rejectionValidator)
    return this.#decide(ctx, { verdict: 'REJECTED', reason })
  }

  /** By whoever asked, alone. */
  async withdraw(ctx: HttpContext) {
    return this.#decide(ctx, { verdict: 'WITHDRAWN' })
  }

  async #decide(ctx: HttpContext, decision: { verdict: Verdict; reason?: string }) {
    const [actor, id] = [staffOf(ctx), ctx.params.id]
    const { requests, resource } = this.decidable
    await decideRequest(requests, { actor, id, ...decision })
    return one(resource, actor, id)
  }
}
