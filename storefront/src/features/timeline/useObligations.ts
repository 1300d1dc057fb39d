import { isCompanyPlan } from '@kasbeno/api/contracts/plans'
import { usePlan } from '#features/registration/standing.ts'
import { obligations as text } from '#i18n/fa/obligations.ts'
import { cardHolderEndpoints } from '#lib/api/cardHolderEndpoints.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { useQuery } from '#lib/query.ts'

/** What is owed and when: of the owner that the session speaks for, or of what one holder's cards bought for it. */
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
