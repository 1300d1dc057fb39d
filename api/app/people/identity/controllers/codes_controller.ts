import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SendSignInCode from '../actions/send_sign_in_code.js'
import SignIn from '../actions/sign_in.js'
import { askerOf, nameRequester } from '../http/code_requester.js'
import { answerTokens } from '../http/token_answer.js'
import { codeRequestValidator, codeValidator } from '../validators/sign_in.js'

/** The two steps of a customer's sign-in. person §4 "Login" */
export default class CodesController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendSignInCode) {
    const { phone, supportNumber } = await ctx.request.validateUsing(codeRequestValidator)
    const asker = await nameRequester(ctx, phone)
    const { expirationMillis } = await sendCode.execute({ phone, asker, supportNumber })
    return { phone, expirationMillis }
  }

  @inject()
  async verify(ctx: HttpContext, signIn: SignIn) {
    const { phone, otpSecret, termsVersion } = await ctx.request.validateUsing(codeValidator)
    const asker = await askerOf(ctx, phone)
    const pair = await signIn.execute({ phone, code: otpSecret, asker, terms: termsVersion })
    return answerTokens(ctx, pair, 'customer')
  }
}
