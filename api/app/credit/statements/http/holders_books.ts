import type { HttpContext } from '@adonisjs/core/http'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { companyIn } from '#app/people/owners/owner'
import { customerOf } from '#app/platform/audit/actor'
import { cardHolderOf, type Books } from '#app/credit/statements/queries/books'

/**
 * Every member may read it, as the whole statement.
 * @throws BusinessRule for a person's token, NotFound for who never held a card
 */
export const holdersBooks = async (ctx: HttpContext): Promise<Books> => {
  const { companyId } = memberOf(customerOf(ctx))
  const cardHolder = await cardHolderOf(companyId, ctx.params.userId)
  return { owner: companyIn(companyId), cardHolder }
}
