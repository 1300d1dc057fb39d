import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import FreezeCard from '#app/cards/issuing/actions/freeze_card'
import UnfreezeCard from '#app/cards/issuing/actions/unfreeze_card'
import { unfreezeCardValidator } from '#app/cards/issuing/validators/card_validators'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { callOf } from '../http/call_of.js'
import { messages } from '../i18n/fa.js'

/** Each is told to the company's CEO too; whoever fears for a card may block it at any time. */
const freezes = { name: 'card-freezes', perDay: 10, message: messages.freezesSpent }

/** A pause that its holder makes and ends. docs/adr/0018 */
export default class CardFreezesController {
  @inject()
  async freeze(ctx: HttpContext, freezeCard: FreezeCard) {
    const call = callOf(ctx)
    await consumeDailyQuota({ ...freezes, who: call.actor.id })
    return freezeCard.execute(call)
  }

  @inject()
  async unfreeze(ctx: HttpContext, unfreezeCard: UnfreezeCard) {
    const { otpSecret } = await ctx.request.validateUsing(unfreezeCardValidator)
    return unfreezeCard.execute({ ...callOf(ctx), otpSecret })
  }
}
