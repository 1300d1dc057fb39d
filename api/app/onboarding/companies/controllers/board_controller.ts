import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SendBoard from '#app/onboarding/companies/actions/send_board'
import SetMinimum from '#app/onboarding/companies/actions/set_minimum'
import { ceoOf } from '#app/onboarding/companies/domain/member_of'
import { boardAsSeen } from '#app/onboarding/companies/queries/board_as_seen'
import { companyPhases } from '#app/onboarding/companies/queries/company_file'
import { minimumValidator } from '#app/onboarding/companies/validators/company_validators'
import { customerOf } from '#app/platform/audit/actor'

/** The board of the company that the token speaks for. api-company "Onboarding" */
export default class BoardController {
  async index(ctx: HttpContext) {
    return boardAsSeen(customerOf(ctx))
  }

  @inject()
  async minimum(ctx: HttpContext, setMinimum: SetMinimum) {
    const actor = customerOf(ctx)
    const given = await ctx.request.validateUsing(minimumValidator)
    await setMinimum.execute({ actor, ...given })
    return this.index(ctx)
  }

  @inject()
  async send(ctx: HttpContext, sendBoard: SendBoard) {
    const actor = customerOf(ctx)
    await sendBoard.execute({ actor })
    return companyPhases(ceoOf(actor).companyId)
  }
}
