import type { HttpContext } from '@adonisjs/core/http'
import { readProfile } from '#app/people/identity/queries/read_profile'
import ProfileTransformer from '#app/people/identity/transformers/profile_transformer'
import { homeOf } from '#app/trade/orders/queries/home_of'
import { customerOf } from '#app/platform/audit/actor'
import { conditional } from '#app/platform/http/conditional'

/** One answer, so that an idle phone mostly gets a 304. */
export default class HomeController {
  async show(ctx: HttpContext) {
    const customer = customerOf(ctx)
    const home = await homeOf(customer, ctx.params.plan)
    const transformed = ProfileTransformer.transform(await readProfile(customer.id))
    const profile = await ctx.serialize(transformed.useVariant('forStatus'))
    return conditional(ctx, { profile, ...home })
  }
}
