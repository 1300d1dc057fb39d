import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import DisableCard from '#app/cards/actions/disable_card'
import PrintCard from '#app/cards/actions/print_card'
import { disableValidator } from '#app/cards/validators/card_validators'
import { staffOf } from '#app/shared/actor'

/** What the card officer does to one card. */
export default class AdminCardsController {
  @inject()
  async print(ctx: HttpContext, printCard: PrintCard) {
    return printCard.execute({ actor: staffOf(ctx), cardId: ctx.params.id })
  }

  @inject()
  async disable(ctx: HttpContext, disableCard: DisableCard) {
    const { reason } = await ctx.request.validateUsing(disableValidator)
    return disableCard.execute({ actor: staffOf(ctx), cardId: ctx.params.id, reason })
  }
}
