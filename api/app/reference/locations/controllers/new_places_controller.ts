import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import { made } from '#app/platform/http/made'
import CreatePlace from '../actions/create_place.js'
import { cities, districts, guilds, provinces } from '../place_resources.js'
import {
  newCityValidator,
  newDistrictValidator,
  newGuildValidator,
  newProvinceValidator,
} from '../validators/place_commands.js'

export default class NewPlacesController {
  @inject()
  async province(ctx: HttpContext, create: CreatePlace) {
    const { name } = await ctx.request.validateUsing(newProvinceValidator)
    const id = await create.execute({ actor: staffOf(ctx), kind: 'provinces', name })
    return made(ctx, provinces, id)
  }

  @inject()
  async city(ctx: HttpContext, create: CreatePlace) {
    const { name, provinceId: value } = await ctx.request.validateUsing(newCityValidator)
    const parent = { field: 'provinceId', value } as const
    const id = await create.execute({ actor: staffOf(ctx), kind: 'cities', name, parent })
    return made(ctx, cities, id)
  }

  @inject()
  async district(ctx: HttpContext, create: CreatePlace) {
    const { name, cityId: value } = await ctx.request.validateUsing(newDistrictValidator)
    const parent = { field: 'cityId', value } as const
    const id = await create.execute({ actor: staffOf(ctx), kind: 'districts', name, parent })
    return made(ctx, districts, id)
  }

  @inject()
  async guild(ctx: HttpContext, create: CreatePlace) {
    const { name, plan: value } = await ctx.request.validateUsing(newGuildValidator)
    const parent = { field: 'plan', value } as const
    const id = await create.execute({ actor: staffOf(ctx), kind: 'guilds', name, parent })
    return made(ctx, guilds, id)
  }
}
