import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import ActivateCard from '#app/cards/issuing/actions/activate_card'
import BlockCard from '#app/cards/issuing/actions/block_card'
import ReissueCard from '#app/cards/issuing/actions/reissue_card'
import ShowCvv2 from '#app/cards/issuing/actions/show_cvv2'
import { cardKeeper } from '#app/cards/issuing/queries/card_keeper'
import { cardManagement } from '#app/cards/issuing/queries/card_management'
import { ownCard } from '#app/cards/issuing/queries/own_card'
import {
  activateValidator,
  blockCardValidator,
} from '#app/cards/issuing/validators/card_validators'
import { callOf } from '../http/call_of.js'

/** api-person "The card" */
export default class CardsController {
  async self(ctx: HttpContext) {
    return ownCard(await cardKeeper(callOf(ctx)))
  }

  @inject()
  async cvv2(ctx: HttpContext, showCvv2: ShowCvv2) {
    ctx.response.header('Cache-Control', 'no-store')
    return showCvv2.execute(callOf(ctx))
  }

  async agreementInfo(ctx: HttpContext) {
    const keeper = await cardKeeper(callOf(ctx))
    const { plan } = keeper.owner
    return { ...(await cardManagement(keeper)), activeBusinessServiceSlug: plan }
  }

  @inject()
  async activate(ctx: HttpContext, activateCard: ActivateCard) {
    const secrets = await ctx.request.validateUsing(activateValidator)
    return activateCard.execute({ ...callOf(ctx), ...secrets })
  }

  @inject()
  async disable(ctx: HttpContext, blockCard: BlockCard) {
    const { otpSecret } = await ctx.request.validateUsing(blockCardValidator)
    return blockCard.execute({ ...callOf(ctx), otpSecret })
  }

  @inject()
  async reissue(ctx: HttpContext, reissueCard: ReissueCard) {
    const card = await reissueCard.execute(callOf(ctx))
    ctx.response.status(201)
    return card
  }
}
