import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AddToBlacklist from '#app/people/blacklists/actions/add_to_blacklist'
import RemoveFromBlacklist from '#app/people/blacklists/actions/remove_from_blacklist'
import { addValidator } from '#app/people/blacklists/validators/blacklists'
import { staffOf } from '#app/platform/audit/actor'
import { reasonValidator } from '#app/platform/values/validation'

export default class BlacklistsController {
  @inject()
  async store(ctx: HttpContext, addToBlacklist: AddToBlacklist) {
    const entry = await ctx.request.validateUsing(addValidator)
    ctx.response.status(201)
    return addToBlacklist.execute({ ...entry, actor: staffOf(ctx) })
  }

  @inject()
  async remove(ctx: HttpContext, removeFromBlacklist: RemoveFromBlacklist) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return removeFromBlacklist.execute({ actor: staffOf(ctx), id: ctx.params.id, reason })
  }
}
