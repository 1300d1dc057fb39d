import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { cardContractKinds } from '#contracts/card_holders'
import { uploadLimits } from '#contracts/limits'
import AssignCard from '#app/cards/cardholders/actions/assign_card'
import BlockHolderCard from '#app/cards/cardholders/actions/block_holder_card'
import RegisterHolder from '#app/cards/cardholders/actions/register_holder'
import RemoveHolder from '#app/cards/cardholders/actions/remove_holder'
import SendBlockCode from '#app/cards/cardholders/actions/send_block_code'
import SetCeiling from '#app/cards/cardholders/actions/set_ceiling'
import UploadContract from '#app/cards/cardholders/actions/upload_contract'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import {
  awaitedContracts,
  type ListedHolder,
} from '#app/cards/cardholders/queries/awaited_contracts'
import {
  cardHolder,
  cardHoldersOf,
  type CardHolder,
} from '#app/cards/cardholders/queries/card_holder'
import { heldCards } from '#app/cards/cardholders/queries/held_cards'
import { formerHoldersOf } from '#app/cards/cardholders/queries/former_holders'
import {
  assignValidator,
  blockCodeValidator,
  blockValidator,
  ceilingValidator,
  holderValidator,
} from '#app/cards/cardholders/validators/card_holder_validators'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { shownTo } from '#app/onboarding/companies/domain/shown_to'
import { asHolder } from '#app/onboarding/companies/domain/spellings'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers } from '#app/onboarding/companies/http/read_papers'
import { customerOf } from '#app/platform/audit/actor'
import { readPapers } from '#app/platform/http/read_papers'

/** Who holds the cards of the company that the token speaks for. api-company "Card holders and their cards" */
export default class CardHoldersController {
  async index(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const member = memberOf(actor)
    const [holders, awaited] = await Promise.all([
      cardHoldersOf(member.companyId),
      awaitedContracts(member),
    ])
    const known = new Map(awaited.map((one) => [one.holderId, one]))
    const items = holders
      .map(shownTo(member, ({ userId }) => userId === actor.id))
      .map((holder): ListedHolder => {
        const { awaits = null, inPlaceOf = null } = known.get(holder.id) ?? {}
        return { ...holder, awaits, inPlaceOf }
      })
    return { items }
  }

  /** For their statements, which every member reads. */
  async former(ctx: HttpContext) {
    return { items: await formerHoldersOf(memberOf(customerOf(ctx)).companyId) }
  }

  /** For who holds a company's card themselves, whatever their token speaks for. */
  async held(ctx: HttpContext) {
    return heldCards(customerOf(ctx).id)
  }

  async show(ctx: HttpContext) {
    const actor = customerOf(ctx)
    const member = memberOf(actor)
    const holder = await cardHolder(member.companyId, ctx.params.userId)
    return shownTo(member, ({ userId }: CardHolder) => userId === actor.id)(holder)
  }

  @inject()
  async store(ctx: HttpContext, registerHolder: RegisterHolder) {
    const { actor, companyId } = await managerOf(ctx)
    const given = await ctx.request.validateUsing(holderValidator, {
      data: asHolder(ctx.request.qs()),
    })
    const { phoneNumber: phone, ...person } = given
    const holder = await oneUpload(companyId, async () => {
      const files = await readMemberPapers(ctx)
      return registerHolder.execute({ actor, phone, person, files })
    })
    ctx.response.status(201)
    return holder
  }

  @inject()
  async contract(ctx: HttpContext, uploadContract: UploadContract) {
    const { actor, companyId } = await managerOf(ctx)
    const { userId } = ctx.params
    await cardHolder(companyId, userId)
    return oneUpload(companyId, async () => {
      const files = await readPapers(ctx, cardContractKinds, uploadLimits.cardIssuanceContract)
      return uploadContract.execute({ actor, userId, files })
    })
  }

  @inject()
  async assign(ctx: HttpContext, assignCard: AssignCard) {
    const { actor } = await managerOf(ctx)
    const { userId, addressId } = await ctx.request.validateUsing(assignValidator)
    return assignCard.execute({ actor, userId, addressId })
  }

  @inject()
  async ceiling(ctx: HttpContext, setCeiling: SetCeiling) {
    const { actor } = await managerOf(ctx)
    const { ceiling } = await ctx.request.validateUsing(ceilingValidator)
    return setCeiling.execute({ actor, userId: ctx.params.userId, ceiling })
  }

  @inject()
  async destroy(ctx: HttpContext, removeHolder: RemoveHolder) {
    const { actor } = await managerOf(ctx)
    await removeHolder.execute({ actor, userId: ctx.params.userId })
    return ctx.response.noContent()
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
