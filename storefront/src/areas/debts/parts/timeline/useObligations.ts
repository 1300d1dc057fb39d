import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { obligations as text } from '#areas/debts/words/obligations.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** The session's owner, or one holder. */
export const useObligations = (userId: string | null) => {
  const plan = usePlan()
  const obligations = useQuery(
    userId === null ? endpoints.obligations(plan) : cardHolderEndpoints.obligations(userId)
  )
  const ofOwner = isCompanyPlan(plan) ? { ...text, owed: text.owedByCompany } : text
  const words =
    userId === null ? ofOwner : { owed: text.owedForCard, empty: text.emptyForCard, emptyHint: '' }
  return { obligations, words }
}
