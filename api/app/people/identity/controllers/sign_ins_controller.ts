import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { staffOf } from '#app/platform/audit/actor'
import LiftSignInLock from '../actions/lift_sign_in_lock.js'
import LookAtSignIn from '../actions/look_at_sign_in.js'
import ReserveCode from '../actions/reserve_code.js'
import { signInStanding } from '../queries/sign_in_standing.js'
import { liftValidator, phoneValidator, reserveValidator } from '../validators/sign_in.js'

/** What support is asked: why somebody cannot sign in. */
export default class SignInsController {
  @inject()
  async show(ctx: HttpContext, look: LookAtSignIn) {
    const { phone } = await phoneValidator.validate(ctx.request.qs())
    ctx.response.header('Cache-Control', 'private, no-store')
    return look.execute({ actor: staffOf(ctx), phone })
  }

  @inject()
  async lift(ctx: HttpContext, liftLock: LiftSignInLock) {
    const wanted = await ctx.request.validateUsing(liftValidator)
    const actor = staffOf(ctx)
    await liftLock.execute({ actor, ...wanted })
    return signInStanding(wanted.phone, actor)
  }

  @inject()
  async reserve(ctx: HttpContext, reserveCode: ReserveCode) {
    const wanted = await ctx.request.validateUsing(reserveValidator)
    ctx.response.header('Cache-Control', 'no-store')
    return reserveCode.execute({ actor: staffOf(ctx), ...wanted })
  }
}
