import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/shared/actor'
import LiftSignInLock from '../actions/lift_sign_in_lock.js'
import { signInStanding } from '../queries/sign_in_standing.js'
import { codeRequestValidator, liftValidator } from '../validators/sign_in.js'

/** What support is asked: why somebody cannot sign in. */
export default class SignInsController {
  async show(ctx: HttpContext) {
    const { phone } = await codeRequestValidator.validate(ctx.request.qs())
    ctx.response.header('Cache-Control', 'private, no-store')
    return signInStanding(phone)
  }

  @inject()
  async lift(ctx: HttpContext, liftLock: LiftSignInLock) {
    const wanted = await ctx.request.validateUsing(liftValidator)
    await liftLock.execute({ actor: staffOf(ctx), ...wanted })
    return signInStanding(wanted.phone)
  }
}
