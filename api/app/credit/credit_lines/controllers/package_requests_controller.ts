import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AskPackageChange, {
  type PackageChange,
} from '#app/credit/credit_lines/actions/ask_package_change'
import SwitchOffPackage from '#app/credit/credit_lines/actions/switch_off_package'
import {
  collateralsValidator,
  newPackageValidator,
} from '#app/credit/credit_lines/validators/package_validators'
import { staffOf } from '#app/platform/audit/actor'
import { pending } from '#app/platform/http/made'
import { reasonValidator } from '#app/platform/values/validation'

const asked = async (
  ctx: HttpContext,
  ask: AskPackageChange,
  { change, reason }: { change: PackageChange; reason: string }
) => {
  const id = await ask.execute({ actor: staffOf(ctx), change, reason })
  return pending(ctx, id)
}

export default class PackageRequestsController {
  @inject()
  async store(ctx: HttpContext, ask: AskPackageChange) {
    const { reason, ...wanted } = await ctx.request.validateUsing(newPackageValidator)
    return asked(ctx, ask, { change: { kind: 'CREATE', ...wanted }, reason })
  }

  @inject()
  async collaterals(ctx: HttpContext, ask: AskPackageChange) {
    const { slug } = ctx.params
    const { collaterals, reason } = await ctx.request.validateUsing(collateralsValidator)
    return asked(ctx, ask, { change: { kind: 'COLLATERALS', slug, collaterals }, reason })
  }

  @inject()
  async activate(ctx: HttpContext, ask: AskPackageChange) {
    const { slug } = ctx.params
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return asked(ctx, ask, { change: { kind: 'ACTIVATE', slug }, reason })
  }

  @inject()
  async switchOff(ctx: HttpContext, switchOff: SwitchOffPackage) {
    const { slug } = ctx.params
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    await switchOff.execute({ actor: staffOf(ctx), slug, reason })
    return { slug, active: false }
  }
}
