import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SavedView } from '#contracts/views'
import { staffOf, type StaffActor } from '#app/platform/audit/actor'
import { Forbidden } from '#app/platform/errors'
import RemoveView from '../actions/remove_view.js'
import SaveView from '../actions/save_view.js'
import { viewsFor } from '../queries/views_for.js'
import { viewValidator } from '../validators/views.js'

/** @throws Forbidden where the bank's own people ask below the path of distributors */
const callerOf = (ctx: HttpContext): StaffActor => {
  const caller = staffOf(ctx)
  const isOfDistributors = ctx.route!.pattern.startsWith('/api/distributor/')
  if (isOfDistributors && !caller.distributorId) throw new Forbidden()
  return caller
}

export default class ViewsController {
  /** The caller's own and those that others of their role share, of all lists that they may read. */
  async index(ctx: HttpContext): Promise<SavedView[]> {
    return viewsFor(callerOf(ctx))
  }

  /** One of the same name is replaced. */
  @inject()
  async store(ctx: HttpContext, saveView: SaveView): Promise<SavedView> {
    const actor = callerOf(ctx)
    const view = await ctx.request.validateUsing(viewValidator)
    return saveView.execute({ actor, view })
  }

  @inject()
  async destroy(ctx: HttpContext, removeView: RemoveView): Promise<void> {
    await removeView.execute({ actor: callerOf(ctx), id: ctx.params.id })
    ctx.response.noContent()
  }
}
