import type { HttpContext } from '@adonisjs/core/http'
import type { Seller } from '#app/orders/actions/create_sale'
import { partnerOf } from '#app/shared/actor'
import { Forbidden } from '#app/shared/errors'

/** The distributor behind a supplier's token. @throws Forbidden when the token stands for none */
export const sellerOf = (ctx: HttpContext): Seller => {
  const partner = partnerOf(ctx)
  if (!partner.distributorId) throw new Forbidden()
  return { ...partner, distributorId: partner.distributorId }
}
