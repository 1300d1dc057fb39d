import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { SavedView } from '#contracts/views'
import { staffOf } from '#app/platform/audit/actor'
import RemoveView from '../actions/remove_view.js'
import SaveView from '../actions/save_view.js'
import { viewsFor } from '../queries/views_for.js'
import { viewValidator } from '../validators/views.js'

export default class ViewsController {
  /** The caller's own and those that others of their role share, of all lists that they may read. */
  async index(ctx: HttpContext): Promise<SavedView[]> {
    return viewsFor(staffOf(ctx))
  }

  /** One of the same name is replaced. */
  @inject()
  async store(ctx: HttpContext, saveView: SaveView): Promise<SavedView> {
    const actor = staffOf(ctx)
    const view = await ctx.request.validateUsing(viewValidator)
    return saveView.execute({ actor, view })
  }

  @inject()
  async destroy(ctx: HttpContext, removeView: RemoveView): Promise<void> {
    await removeView.execute({ actor: staffOf(ctx), id: ctx.params.id })
    ctx.response.noContent()
  }
}
