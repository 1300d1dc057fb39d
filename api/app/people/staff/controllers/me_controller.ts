import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Me } from '#contracts/identity'
import { staffOf } from '#app/platform/audit/actor'
import ChangePassword from '../actions/change_password.js'
import ConfirmTotp from '../actions/confirm_totp.js'
import StartTotp from '../actions/start_totp.js'
import { menusOf } from '../domain/menus.js'
import { hasSecondFactor } from '../queries/has_second_factor.js'
import {
  passwordChangeValidator,
  totpConfirmValidator,
  totpStartValidator,
} from '../validators/account_validators.js'

/** What members of staff and distributors' users see and change of themselves. */
export default class MeController {
  async show(ctx: HttpContext): Promise<Me> {
    const { id, username, fullName, role, permissions, distributorId, branchId, ...caller } =
      staffOf(ctx)
    const { mustChangePassword = false } = caller
    return {
      id,
      username,
      fullName,
      role,
      permissions: [...permissions],
      menus: menusOf(permissions),
      distributorId,
      branchId,
      mustChangePassword,
      hasTotp: await hasSecondFactor(id),
    }
  }

  @inject()
  async password(ctx: HttpContext, changePassword: ChangePassword) {
    const passwords = await ctx.request.validateUsing(passwordChangeValidator)
    await changePassword.execute({ actor: staffOf(ctx), ...passwords })
    return ctx.response.noContent()
  }

  @inject()
  async startTotp(ctx: HttpContext, startTotp: StartTotp) {
    const { password, totp } = await ctx.request.validateUsing(totpStartValidator)
    ctx.response.header('Cache-Control', 'no-store')
    return startTotp.execute({ actor: staffOf(ctx), password, totp })
  }

  @inject()
  async confirmTotp(ctx: HttpContext, confirmTotp: ConfirmTotp) {
    const { totp } = await ctx.request.validateUsing(totpConfirmValidator)
    await confirmTotp.execute({ actor: staffOf(ctx), totp })
    return ctx.response.noContent()
  }
}
