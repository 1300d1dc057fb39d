import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addressesOf } from '#app/people/addresses/queries/addresses'
import ChooseDeliveryAddress from '#app/cards/issuing/actions/choose_delivery_address'
import { cardKeeper } from '#app/cards/issuing/queries/card_keeper'
import { ownCardNamed } from '#app/cards/issuing/queries/own_card'
import { customerOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { callOf } from '../http/call_of.js'
import { messages } from '../i18n/fa.js'

/** Only the caller's own. */
const assertOwn = (ctx: HttpContext) => {
  if (ctx.params.userId !== customerOf(ctx).owner.id) throw new NotFound()
}

const cardOf = async (ctx: HttpContext) => {
  assertOwn(ctx)
  return ownCardNamed(await cardKeeper(callOf(ctx)), ctx.params.cardId)
}

/** Where a card is sent. api-person "Addresses" */
export default class DeliveryAddressesController {
  async index(ctx: HttpContext) {
    assertOwn(ctx)
    return addressesOf(customerOf(ctx).owner)
  }

  async show(ctx: HttpContext) {
    const { deliveryAddress } = await cardOf(ctx)
    if (!deliveryAddress) throw new NotFound(messages.noAddress)
    return deliveryAddress
  }

  async isAssigned(ctx: HttpContext) {
    const { deliveryAddress } = await cardOf(ctx)
    return { isAssigned: deliveryAddress !== null }
  }

  @inject()
  async choose(ctx: HttpContext, chooseAddress: ChooseDeliveryAddress) {
    const { addressId, cardId } = ctx.params
    return chooseAddress.execute({ ...callOf(ctx), addressId, cardId })
  }
}
