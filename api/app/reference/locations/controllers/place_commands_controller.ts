import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import CreatePlace from '../actions/create_place.js'
import UpdatePlace from '../actions/update_place.js'
import { cities, districts, guilds, provinces } from '../place_resources.js'
import {
  newCityValidator,
  newDistrictValidator,
  newGuildValidator,
  newProvinceValidator,
  placeValidator,
} from '../validators/place_commands.js'

const idOf = ({ params }: HttpContext) => Number(params.id)

/** What staff change of places and guilds. */
export default class PlaceCommandsController {
  @inject()
  async storeProvince(ctx: HttpContext, create: CreatePlace) {
    const { name } = await ctx.request.validateUsing(newProvinceValidator)
    const actor = staffOf(ctx)
    const id = await create.execute({ actor, kind: 'provinces', name })
    ctx.response.status(201)
    return one(provinces, actor, String(id))
  }

  @inject()
  async storeCity(ctx: HttpContext, create: CreatePlace) {
    const { name, provinceId: value } = await ctx.request.validateUsing(newCityValidator)
    const actor = staffOf(ctx)
    const parent = { field: 'provinceId', value } as const
    const id = await create.execute({ actor, kind: 'cities', name, parent })
    ctx.response.status(201)
    return one(cities, actor, String(id))
  }

  @inject()
  async storeDistrict(ctx: HttpContext, create: CreatePlace) {
    const { name, cityId: value } = await ctx.request.validateUsing(newDistrictValidator)
    const actor = staffOf(ctx)
    const parent = { field: 'cityId', value } as const
    const id = await create.execute({ actor, kind: 'districts', name, parent })
    ctx.response.status(201)
    return one(districts, actor, String(id))
  }

  @inject()
  async storeGuild(ctx: HttpContext, create: CreatePlace) {
    const { name, plan: value } = await ctx.request.validateUsing(newGuildValidator)
    const actor = staffOf(ctx)
    const parent = { field: 'plan', value } as const
    const id = await create.execute({ actor, kind: 'guilds', name, parent })
    ctx.response.status(201)
    return one(guilds, actor, String(id))
  }

  @inject()
  async updateProvince(ctx: HttpContext, update: UpdatePlace) {
    const wanted = await ctx.request.validateUsing(placeValidator)
    await update.execute({ actor: staffOf(ctx), kind: 'provinces', id: idOf(ctx), ...wanted })
    return one(provinces, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async updateCity(ctx: HttpContext, update: UpdatePlace) {
    const wanted = await ctx.request.validateUsing(placeValidator)
    await update.execute({ actor: staffOf(ctx), kind: 'cities', id: idOf(ctx), ...wanted })
    return one(cities, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async updateDistrict(ctx: HttpContext, update: UpdatePlace) {
    const wanted = await ctx.request.validateUsing(placeValidator)
    await update.execute({ actor: staffOf(ctx), kind: 'districts', id: idOf(ctx), ...wanted })
    return one(districts, staffOf(ctx), ctx.params.id)
  }

  @inject()
  async updateGuild(ctx: HttpContext, update: UpdatePlace) {
    const wanted = await ctx.request.validateUsing(placeValidator)
    await update.execute({ actor: staffOf(ctx), kind: 'guilds', id: idOf(ctx), ...wanted })
    return one(guilds, staffOf(ctx), ctx.params.id)
  }
}
