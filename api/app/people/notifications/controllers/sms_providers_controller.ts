import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'
import AskProviderChange from '../actions/ask_provider_change.js'
import ClearSmsCache from '../actions/clear_sms_cache.js'
import MoveProvider from '../actions/move_provider.js'
import SwitchOffProvider from '../actions/switch_off_provider.js'
import providers from '../sms_provider_resource.js'
import { moveValidator, providerRequestValidator } from '../validators/sms_validators.js'

export default class SmsProvidersController {
  @inject()
  async update(ctx: HttpContext, move: MoveProvider) {
    const [providerId, actor] = [ctx.params.id, staffOf(ctx)]
    const { position } = await ctx.request.validateUsing(moveValidator)
    await move.execute({ actor, providerId, position })
    return one(providers, actor, providerId)
  }

  @inject()
  async switchOff(ctx: HttpContext, switchOff: SwitchOffProvider) {
    const [providerId, actor] = [ctx.params.id, staffOf(ctx)]
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await switchOff.execute({ actor, providerId, reason })
    return one(providers, actor, providerId)
  }

  @inject()
  async ask(ctx: HttpContext, askChange: AskProviderChange) {
    const [providerId, actor] = [ctx.params.id, staffOf(ctx)]
    const wanted = await ctx.request.validateUsing(providerRequestValidator)
    const id = await askChange.execute({ actor, providerId, ...wanted })
    return pending(ctx, id)
  }

  /** For whoever has changed something beside the back-office: in the database, after a restore. */
  @inject()
  async clearCache(ctx: HttpContext, clearCache: ClearSmsCache) {
    await clearCache.execute({ actor: staffOf(ctx) })
    return { cleared: true }
  }
}
