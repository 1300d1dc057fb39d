import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { renewSession } from '#app/people/identity/http/renew_session'
import { readActor } from '#app/people/identity/queries/read_actor'
import { readProfile } from '#app/people/identity/queries/read_profile'
import { Sessions } from '#app/people/identity/sessions'
import ProfileTransformer from '#app/people/identity/transformers/profile_transformer'
import { homeOf } from '#app/trade/orders/queries/home_of'
import { customerOf, type CustomerActor } from '#app/platform/audit/actor'
import { Refusal } from '#app/platform/errors'
import { conditional } from '#app/platform/http/conditional'

const pageOf = async (ctx: HttpContext, customer: CustomerActor) => {
  const home = await homeOf(customer, ctx.params.plan)
  const transformed = ProfileTransformer.transform(await readProfile(customer.id))
  const profile = await ctx.serialize(transformed.useVariant('forStatus'))
  return { profile, ...home }
}

/** The same; null for whom it is refused: asking for it by itself tells why. */
const pageOrNull = async (ctx: HttpContext, customer: CustomerActor) => {
  try {
    return await pageOf(ctx, customer)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The home page in one answer, so that an idle phone asks once and mostly hears that nothing changed. */
export default class HomeController {
  async show(ctx: HttpContext) {
    return conditional(ctx, await pageOf(ctx, customerOf(ctx)))
  }

  /** A phone that comes back has no token yet: it renews its session and reads home in one round trip. */
  @inject()
  async open(ctx: HttpContext, sessions: Sessions) {
    const session = await renewSession(ctx, sessions)
    const actor = await readActor(session.bearerToken)
    return { ...session, home: actor?.kind === 'customer' ? await pageOrNull(ctx, actor) : null }
  }
}
