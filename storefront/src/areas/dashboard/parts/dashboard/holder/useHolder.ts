import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'
import { holderRefusals } from './refusals.ts'

/** Prefix of all holder queries. */
export const refreshHolders = () => refresh(legalEndpoints.cardHolders)

/** Null when allowed; unknown steps allow nothing. */
export const useHolderReason = (
  command: keyof typeof holderRefusals,
  { cardStatus }: CardHolder
) => {
  const { data: phases } = useQuery(legalEndpoints.phases)
  const companyKycStep = phases?.companyKycStep ?? 'AUTHENTICATION'
  const refusal = holderRefusals[command]({ companyKycStep, cardStatus })
  return refusal === 'none' ? null : text.refusals[refusal]
}
