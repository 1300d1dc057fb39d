import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ConfirmAddress from '#app/cards/issuing/actions/confirm_address'
import DisableCard from '#app/cards/issuing/actions/disable_card'
import PrintCard from '#app/cards/issuing/actions/print_card'
import resource from '#app/cards/issuing/card_resource'
import { confirmAddressValidator } from '#app/cards/issuing/validators/card_validators'
import { staffOf } from '#app/platform/audit/actor'
import { one } from '#app/platform/resource/reader'
import { reasonValidator } from '#app/platform/values/validation'

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
