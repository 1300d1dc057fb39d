import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ConfirmAddress from '#app/cards/actions/confirm_address'
import DisableCard from '#app/cards/actions/disable_card'
import PrintCard from '#app/cards/actions/print_card'
import resource from '#app/cards/card_resource'
import { confirmAddressValidator } from '#app/cards/validators/card_validators'
import { staffOf } from '#app/shared/actor'
import { one } from '#app/shared/resource/reader'
import { reasonValidator } from '#app/shared/validation'

/** What the card officer does to one card. */
export default class AdminCardsController {
  @inject()
  async print(ctx: HttpContext, printCard: PrintCard) {
    return printCard.execute({ actor: staffOf(ctx), cardId: ctx.params.id })
  }

  @inject()
  async confirmAddress(ctx: HttpContext, confirmAddress: ConfirmAddress) {
    const said = await ctx.request.validateUsing(confirmAddressValidator)
    const [actor, cardId] = [staffOf(ctx), ctx.params.id]
    await confirmAddress.execute({ actor, cardId, ...said })
    return one(resource, actor, cardId)
  }

  @inject()
  async disable(ctx: HttpContext, disableCard: DisableCard) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return disableCard.execute({ actor: staffOf(ctx), cardId: ctx.params.id, reason })
  }
}
