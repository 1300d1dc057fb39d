import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SetAppointment from '#app/onboarding/companies/actions/set_appointment'
import SetRule from '#app/onboarding/companies/actions/set_rule'
import ToggleDistributorDefined from '#app/onboarding/companies/actions/toggle_distributor_defined'
import companies from '#app/onboarding/companies/companies_resource'
import {
  appointmentByStaffValidator,
  definedValidator,
  minimumByStaffValidator,
  signatoryByStaffValidator,
} from '#app/onboarding/companies/validators/review_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'

const commandOf = (ctx: HttpContext) => ({ actor: staffOf(ctx), companyId: ctx.params.id })

/** The company as it stands after the command. */
const companyOf = (ctx: HttpContext) => one(companies, staffOf(ctx), ctx.params.id)

/** What the legal officers do on a company's behalf. company §7 */
export default class CompaniesOnBehalfController {
  @inject()
  async appointment(ctx: HttpContext, setAppointment: SetAppointment) {
    const given = await ctx.request.validateUsing(appointmentByStaffValidator)
    await setAppointment.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }

  @inject()
  async minimum(ctx: HttpContext, setRule: SetRule) {
    const given = await ctx.request.validateUsing(minimumByStaffValidator)
    await setRule.execute({ ...commandOf(ctx), ...given })
    return companyOf(ctx)
  }

  @inject()
  async signatory(ctx: HttpContext, setRule: SetRule) {
    const { reason, ...signatory } = await ctx.request.validateUsing(signatoryByStaffValidator)
    await setRule.execute({ ...commandOf(ctx), signatory, reason })
    return companyOf(ctx)
  }

  @inject()
  async toggle(ctx: HttpContext, toggleDistributorDefined: ToggleDistributorDefined) {
    const wanted = await ctx.request.validateUsing(definedValidator)
    await toggleDistributorDefined.execute({ ...commandOf(ctx), ...wanted })
    return companyOf(ctx)
  }
}
