import type { HttpContext } from '@adonisjs/core/http'
import { isPersonPlan } from '#contracts/plans'
import { planNotChosen } from '#app/owners/owner'
import { customerOf } from '#app/shared/actor'
import { NotFound } from '#app/shared/errors'
import { readProfile } from '../queries/read_profile.js'
import ProfileTransformer from '../transformers/profile_transformer.js'

/** A customer's own data. person §3 "Profile", §7 "Plans and user" */
export default class ProfilesController {
  async status(ctx: HttpContext) {
    const profile = await readProfile(customerOf(ctx).id)
    return ctx.serialize(ProfileTransformer.transform(profile).useVariant('forStatus'))
  }

  async show(ctx: HttpContext) {
    const profile = await readProfile(customerOf(ctx).id)
    return ctx.serialize(ProfileTransformer.transform(profile))
  }

  async inPlan(ctx: HttpContext) {
    const { plan } = ctx.params
    if (!isPersonPlan(plan)) throw new NotFound()
    const profile = await readProfile(customerOf(ctx).id)
    if (!profile.plans.includes(plan)) throw planNotChosen()
    return ctx.serialize(ProfileTransformer.transform({ ...profile, plan }))
  }
}
