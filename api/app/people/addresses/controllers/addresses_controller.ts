import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AddAddress, { refuseOthers } from '#app/people/addresses/actions/add_address'
import SelectAddress from '#app/people/addresses/actions/select_address'
import { addressesOf } from '#app/people/addresses/queries/addresses'
import {
  addressListValidator,
  addressValidator,
  selectValidator,
} from '#app/people/addresses/validators/address_validators'
import { customerOf } from '#app/platform/audit/actor'

/** A customer's own addresses. api-person "Addresses" */
export default class AddressesController {
  /** All of them are in use: whoever asks for others gets an empty list. */
  async index(ctx: HttpContext) {
    const { relatedUserId, enabled } = await ctx.request.validateUsing(addressListValidator, {
      data: ctx.request.qs(),
    })
    const { owner } = customerOf(ctx)
    refuseOthers(owner, relatedUserId)
    const { items, meta } = await addressesOf(owner)
    return enabled === 'false' ? { items: [], meta: { ...meta, total: 0 } } : { items, meta }
  }

  @inject()
  async store(ctx: HttpContext, addAddress: AddAddress) {
    const given = await ctx.request.validateUsing(addressValidator)
    const address = await addAddress.execute({ actor: customerOf(ctx), ...given })
    ctx.response.status(201)
    return address
  }

  @inject()
  async select(ctx: HttpContext, selectAddress: SelectAddress) {
    const { relatedUserId } = await ctx.request.validateUsing(selectValidator)
    return selectAddress.execute({
      actor: customerOf(ctx),
      addressId: ctx.params.id,
      relatedUserId,
    })
  }
}
