import type { HttpContext } from '@adonisjs/core/http'
import { contractAwaitingApprobation } from '#app/cards/cardholders/queries/contract_approbation'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import { customerOf } from '#app/platform/audit/actor'

/** @throws NotFound */
export const awaitedContract = async (ctx: HttpContext) => {
  const actor = customerOf(ctx)
  const { companyId } = memberOf(actor)
  const documentId = await contractAwaitingApprobation(companyId, ctx.params.userId)
  return { actor, type: 'CARD_CONTRACT', documentId } as const
}
