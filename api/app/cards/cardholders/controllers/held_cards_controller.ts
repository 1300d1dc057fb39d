import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AssignCard from '#app/cards/cardholders/actions/assign_card'
import BlockHolderCard from '#app/cards/cardholders/actions/block_holder_card'
import SendBlockCode from '#app/cards/cardholders/actions/send_block_code'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import { heldCards } from '#app/cards/cardholders/queries/held_cards'
import {
  assignValidator,
  blockCodeValidator,
  blockValidator,
} from '#app/cards/cardholders/validators/card_holder_validators'
import { customerOf } from '#app/platform/audit/actor'

/** api-company "Card holders and their cards" */
export default class HeldCardsController {
  /** Whatever the token speaks for. */
  async index(ctx: HttpContext) {
    return heldCards(customerOf(ctx).id)
  }

  @inject()
  async assign(ctx: HttpContext, assignCard: AssignCard) {
    const { actor } = await managerOf(ctx)
    const { userId, addressId } = await ctx.request.validateUsing(assignValidator)
    return assignCard.execute({ actor, userId, addressId })
  }

  @inject()
  async blockCode(ctx: HttpContext, sendCode: SendBlockCode) {
    const { actor } = await managerOf(ctx)
    const { phone } = await ctx.request.validateUsing(blockCodeValidator)
    return sendCode.execute({ actor, phone })
  }

  @inject()
  async block(ctx: HttpContext, blockCard: BlockHolderCard) {
    const { actor } = await managerOf(ctx)
    const { phone, otpSecret } = await ctx.request.validateUsing(blockValidator)
    return blockCard.execute({ actor, phone, otpSecret })
  }
}
