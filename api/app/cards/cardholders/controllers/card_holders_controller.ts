import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import RegisterHolder from '#app/cards/cardholders/actions/register_holder'
import RemoveHolder from '#app/cards/cardholders/actions/remove_holder'
import { managerOf } from '#app/cards/cardholders/http/manager_of'
import { formerHoldersOf } from '#app/cards/cardholders/queries/former_holders'
import { listedHolder, listedHolders } from '#app/cards/cardholders/queries/listed_holders'
import { holderValidator } from '#app/cards/cardholders/validators/card_holder_validators'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { asHolder } from '#app/onboarding/companies/domain/spellings'
import { oneUpload } from '#app/onboarding/companies/http/one_upload'
import { readMemberPapers } from '#app/onboarding/companies/http/read_papers'
import { customerOf } from '#app/platform/audit/actor'

export default class CardHoldersController {
  async index(ctx: HttpContext) {
    return { items: await listedHolders(customerOf(ctx)) }
  }

  /** For their statements. */
  async former(ctx: HttpContext) {
    return { items: await formerHoldersOf(memberOf(customerOf(ctx)).companyId) }
  }

  async show(ctx: HttpContext) {
    return listedHolder(customerOf(ctx), ctx.params.userId)
  }

  @inject()
  async store(ctx: HttpContext, registerHolder: RegisterHolder) {
    const { actor, companyId } = await managerOf(ctx)
    const given = await ctx.request.validateUsing(holderValidator, {
      data: asHolder(ctx.request.qs()),
    })
    const { phoneNumber: phone, ceiling, ...person } = given
    const holder = await oneUpload(companyId, async () => {
      const files = await readMemberPapers(ctx)
      return registerHolder.execute({ actor, phone, person, ceiling, files })
    })
    ctx.response.status(201)
    return holder
  }

  @inject()
  async destroy(ctx: HttpContext, removeHolder: RemoveHolder) {
    const { actor } = await managerOf(ctx)
    await removeHolder.execute({ actor, userId: ctx.params.userId })
    return ctx.response.noContent()
  }
}
