import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isPersonPlan } from '#contracts/plans'
import { planNotChosen } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import KeepLatinName from '../actions/keep_latin_name.js'
import { acceptedTerms } from '../queries/accepted_terms.js'
import { readProfile } from '../queries/read_profile.js'
import ProfileTransformer from '../transformers/profile_transformer.js'
import { latinNameValidator } from '../validators/sign_in.js'

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

  /** The name for the card, in Latin letters. */
  @inject()
  async keepLatinName(ctx: HttpContext, keepName: KeepLatinName) {
    const { plan } = ctx.params
    if (!isPersonPlan(plan)) throw new NotFound()
    const name = await ctx.request.validateUsing(latinNameValidator)
    const actor = customerOf(ctx)
    await keepName.execute({ actor, plan, ...name })
    return ctx.serialize(ProfileTransformer.transform(await readProfile(actor.id)))
  }

  async terms(ctx: HttpContext) {
    return acceptedTerms(customerOf(ctx).id)
  }
}
