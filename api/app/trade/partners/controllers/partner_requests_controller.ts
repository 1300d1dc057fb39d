import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { reasonValidator } from '#app/platform/values/validation'
import AskNewClient from '../actions/ask_new_client.js'
import AskToken from '../actions/ask_token.js'
import { newClientValidator } from '../validators/programs.js'

export default class PartnerRequestsController {
  @inject()
  async create(ctx: HttpContext, ask: AskNewClient) {
    const sent = await ctx.request.validateUsing(newClientValidator)
    const { reason, distributorId = null, isTest = false, ...named } = sent
    const actor = staffOf(ctx)
    const id = await ask.execute({ actor, wanted: { ...named, distributorId, isTest }, reason })
    return pending(ctx, id)
  }

  @inject()
  async token(ctx: HttpContext, ask: AskToken) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const actor = staffOf(ctx)
    const id = await ask.execute({ actor, clientId: ctx.params.id, reason })
    return pending(ctx, id)
  }
}
