import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ChangePin from '#app/cards/issuing/actions/change_pin'
import CheckCvv2 from '#app/cards/issuing/actions/check_cvv2'
import ResetPin from '#app/cards/issuing/actions/reset_pin'
import { passwordResetStatus } from '#app/cards/issuing/queries/password_reset_status'
import ShowCvv2 from '#app/cards/issuing/actions/show_cvv2'
import SendCardCode from '#app/cards/issuing/actions/send_card_code'
import {
  cardCodeValidator,
  cardNumberValidator,
  changePinValidator,
  checkCvv2Validator,
  cvv2Validator,
  resetPinValidator,
} from '#app/cards/issuing/validators/card_validators'
import { callOf } from '../http/call_of.js'

/** Passed on, never stored. api-person "The card" */
export default class CardSecretsController {
  @inject()
  async start(ctx: HttpContext, sendCode: SendCardCode) {
    const { purpose = 'BLOCK' } = await ctx.request.validateUsing(cardCodeValidator)
    return sendCode.execute({ ...callOf(ctx), purpose })
  }

  /** Of a card in use; in a body, since addresses are logged. */
  @inject()
  async cvv2(ctx: HttpContext, showCvv2: ShowCvv2) {
    const { otpSecret } = await ctx.request.validateUsing(cvv2Validator)
    ctx.response.header('Cache-Control', 'no-store')
    return showCvv2.execute({ ...callOf(ctx), otpSecret })
  }

  /** Before the PIN of an activation is chosen. */
  @inject()
  async checkCvv2(ctx: HttpContext, checkCvv2: CheckCvv2) {
    const { cvv2 } = await ctx.request.validateUsing(checkCvv2Validator)
    return checkCvv2.execute({ ...callOf(ctx), cvv2 })
  }

  @inject()
  async forget(ctx: HttpContext, resetPin: ResetPin) {
    const secrets = await ctx.request.validateUsing(resetPinValidator)
    return resetPin.execute({ ...callOf(ctx), ...secrets })
  }

  async resetStatus(ctx: HttpContext) {
    const { cardNumber } = await ctx.request.validateUsing(cardNumberValidator)
    return passwordResetStatus(callOf(ctx), cardNumber)
  }

  @inject()
  async change(ctx: HttpContext, changePin: ChangePin) {
    const secrets = await ctx.request.validateUsing(changePinValidator)
    return changePin.execute({ ...callOf(ctx), ...secrets })
  }
}
