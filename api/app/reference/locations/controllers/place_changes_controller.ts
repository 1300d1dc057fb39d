import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import UpdatePlace from '../actions/update_place.js'
import { cities, districts, guilds, provinces } from '../place_resources.js'
import type { PlaceKind } from '../steps/place_kinds.js'
import { placeValidator } from '../validators/place_commands.js'

export default class PlaceChangesController {
  @inject()
  async province(ctx: HttpContext, update: UpdatePlace) {
    await this.#update(ctx, update, 'provinces', await ctx.request.validateUsing(placeValidator))
    return one(provinces, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async city(ctx: HttpContext, update: UpdatePlace) {
    await this.#update(ctx, update, 'cities', await ctx.request.validateUsing(placeValidator))
    return one(cities, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async district(ctx: HttpContext, update: UpdatePlace) {
    await this.#update(ctx, update, 'districts', await ctx.request.validateUsing(placeValidator))
    return one(districts, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async guild(ctx: HttpContext, update: UpdatePlace) {
    await this.#update(ctx, update, 'guilds', await ctx.request.validateUsing(placeValidator))
    return one(guilds, staffOf(ctx), ctx.params.id)
  }

  async #update(
    ctx: HttpContext,
    update: UpdatePlace,
    kind: PlaceKind,
    wanted: { name: string; active: boolean }
  ) {
    await update.execute({ actor: staffOf(ctx), kind, id: Number(ctx.params.id), ...wanted })
  }
}
