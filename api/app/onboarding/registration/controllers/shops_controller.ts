import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import SubmitShop from '#app/onboarding/registration/actions/submit_shop'
import { certificateTypeOf, ownShop } from '#app/onboarding/registration/queries/own_shop'
import { registrationStatus } from '#app/onboarding/registration/queries/registration_status'
import {
  planValidator,
  shopValidator,
} from '#app/onboarding/registration/validators/shop_validator'
import { customerOf } from '#app/platform/audit/actor'

export default class ShopsController {
  @inject()
  async store(ctx: HttpContext, submitShop: SubmitShop) {
    const shop = await ctx.request.validateUsing(shopValidator)
    await submitShop.execute({ actor: customerOf(ctx), ...shop })
    return registrationStatus(customerOf(ctx), shop.plan)
  }

  async self(ctx: HttpContext) {
    const { plan } = await ctx.request.validateUsing(planValidator)
    return ownShop(customerOf(ctx), plan)
  }

  async certificateType(ctx: HttpContext) {
    return { certificateType: await certificateTypeOf(customerOf(ctx), ctx.params.id) }
  }
}
