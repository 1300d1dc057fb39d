import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CancelPackage from '#app/credit/credit_lines/actions/cancel_package'
import ChoosePackage from '#app/credit/credit_lines/actions/choose_package'
import { chosenPackage } from '#app/credit/credit_lines/queries/chosen_package'
import { packageOptions } from '#app/credit/credit_lines/queries/package_options'
import {
  cancelPackageValidator,
  choosePackageValidator,
  planQueryValidator,
} from '#app/credit/credit_lines/validators/credit_validators'
import { registrationOf } from '#app/onboarding/registration/queries/registration_of'
import { customerOf, staffOf } from '#app/platform/audit/actor'

export default class PackagesController {
  async index(ctx: HttpContext) {
    const { plan } = await registrationOf(customerOf(ctx), ctx.params.plan)
    return packageOptions(plan)
  }

  async show(ctx: HttpContext) {
    const { plan } = await planQueryValidator.validate(ctx.request.qs())
    return chosenPackage(await registrationOf(customerOf(ctx), plan))
  }

  @inject()
  async store(ctx: HttpContext, choosePackage: ChoosePackage) {
    const { plan, slug } = await ctx.request.validateUsing(choosePackageValidator)
    return chosenPackage(await choosePackage.execute({ actor: customerOf(ctx), plan, slug }))
  }

  @inject()
  async cancel(ctx: HttpContext, cancelPackage: CancelPackage) {
    const command = await ctx.request.validateUsing(cancelPackageValidator)
    await cancelPackage.execute({ ...command, actor: staffOf(ctx) })
    return { status: 'CANCELED' }
  }
}
