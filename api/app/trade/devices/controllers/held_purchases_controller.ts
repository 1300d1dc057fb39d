import type { HttpContext } from '@adonisjs/core/http'
import { heldPurchases } from '#app/trade/devices/queries/held_purchases'
import { customerOf } from '#app/platform/audit/actor'
import { pageOf } from '#app/platform/resource/paging'

/** Of who holds a company's card, whatever the token speaks for. */
export default class HeldPurchasesController {
  async index(ctx: HttpContext) {
    const { companyUniqueSerial: companyId } = ctx.params
    return heldPurchases({ companyId, userId: customerOf(ctx).id }, pageOf(ctx.params))
  }
}
