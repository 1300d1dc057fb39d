import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CreateMerchant from '#app/trade/devices/actions/create_merchant'
import UpdateMerchant from '#app/trade/devices/actions/update_merchant'
import {
  merchantValidator,
  newMerchantValidator,
} from '#app/trade/devices/validators/staff_commands'
import { staffOf } from '#app/platform/audit/actor'

export default class MerchantsController {
  @inject()
  async store(ctx: HttpContext, createMerchant: CreateMerchant) {
    const wanted = await ctx.request.validateUsing(newMerchantValidator)
    const id = await createMerchant.execute({ actor: staffOf(ctx), ...wanted })
    ctx.response.status(201)
    return { id }
  }

  @inject()
  async update(ctx: HttpContext, updateMerchant: UpdateMerchant) {
    const wanted = await ctx.request.validateUsing(merchantValidator)
    const { id } = ctx.params
    await updateMerchant.execute({ actor: staffOf(ctx), id, ...wanted })
    return { id }
  }
}
