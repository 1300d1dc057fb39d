import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { reasonValidator } from '#app/platform/values/validation'
import AskEndpoint from '../actions/ask_endpoint.js'
import RemoveEndpoint from '../actions/remove_endpoint.js'
import RotateSecret from '../actions/rotate_secret.js'
import TryEndpoint from '../actions/try_endpoint.js'
import { messages } from '../i18n/fa.js'
import { shownEndpoint } from '../queries/endpoint_of.js'
import { endpointValidator } from '../validators/webhook_validators.js'

const commandOf = (ctx: HttpContext) => ({
  actor: staffOf(ctx),
  partnerClientId: ctx.params.id as string,
})

/** Keys are shown once. */
export default class EndpointsController {
  async show({ params }: HttpContext) {
    const row = await db.from('webhook_endpoints').where({ partner_client_id: params.id }).first()
    if (!row) throw new NotFound(messages.noEndpoint)
    return shownEndpoint(row)
  }

  @inject()
  async update(ctx: HttpContext, askEndpoint: AskEndpoint) {
    const asked = await ctx.request.validateUsing(endpointValidator)
    ctx.response.status(201)
    return askEndpoint.execute({ ...commandOf(ctx), ...asked })
  }

  @inject()
  async askKey(ctx: HttpContext, askEndpoint: AskEndpoint) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    ctx.response.status(201)
    return askEndpoint.execute({ ...commandOf(ctx), url: null, reason })
  }

  @inject()
  async rotate(ctx: HttpContext, rotateSecret: RotateSecret) {
    ctx.response.header('Cache-Control', 'no-store')
    return rotateSecret.execute(commandOf(ctx))
  }

  /** A test event. */
  @inject()
  async try(ctx: HttpContext, tryEndpoint: TryEndpoint) {
    return tryEndpoint.execute(commandOf(ctx))
  }

  @inject()
  async destroy(ctx: HttpContext, removeEndpoint: RemoveEndpoint) {
    await removeEndpoint.execute(commandOf(ctx))
    return ctx.response.noContent()
  }
}
