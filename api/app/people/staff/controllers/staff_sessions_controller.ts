import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addressOf } from '#app/people/identity/http/address'
import { answerTokens } from '#app/people/identity/http/token_answer'
import SignInStaff from '../actions/sign_in_staff.js'
import { staffLoginValidator } from '../validators/account_validators.js'

/** Where staff and distributors' users sign in. api "Sign-in" */
export default class StaffSessionsController {
  @inject()
  async store(ctx: HttpContext, signInStaff: SignInStaff) {
    const credentials = await ctx.request.validateUsing(staffLoginValidator)
    const { passwordChangeRequired, ...pair } = await signInStaff.execute({
      ...credentials,
      address: addressOf(ctx),
    })
    return {
      ...answerTokens(ctx, pair, 'staff'),
      ...(passwordChangeRequired && { passwordChangeRequired }),
    }
  }
}
