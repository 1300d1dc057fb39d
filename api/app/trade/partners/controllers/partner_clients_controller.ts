import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import IssueToken from '../actions/issue_token.js'
import StopClient from '../actions/stop_client.js'
import resource from '../partner_client_resource.js'
import { issueValidator } from '../validators/programs.js'

export default class PartnerClientsController {
  @inject()
  async token(ctx: HttpContext, issueToken: IssueToken) {
    const { endsFormerToken = false } = await ctx.request.validateUsing(issueValidator)
    ctx.response.header('Cache-Control', 'no-store')
    return issueToken.execute({ actor: staffOf(ctx), clientId: ctx.params.id, endsFormerToken })
  }

  @inject()
  async stop(ctx: HttpContext, stopClient: StopClient) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const [actor, clientId] = [staffOf(ctx), ctx.params.id]
    await stopClient.execute({ actor, clientId, reason })
    return one(resource, actor, clientId)
  }
}
