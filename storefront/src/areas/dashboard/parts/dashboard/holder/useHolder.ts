import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'
import { holderRefusals } from './refusals.ts'

/** After a command has changed a holder; the prefix holds the list and what is asked of each of them. */
export const refreshHolders = () => refresh(legalEndpoints.cardHolders)

/** Why a command cannot be given, in words; null where it can. Until the company's step is known none is offered. */
export const useHolderReason = (
  command: keyof typeof holderRefusals,
  { cardStatus }: CardHolder
) => {
  const { data: phases } = useQuery(legalEndpoints.phases)
  const companyKycStep = phases?.companyKycStep ?? 'AUTHENTICATION'
  const refusal = holderRefusals[command]({ companyKycStep, cardStatus })
  return refusal === 'none' ? null : text.refusals[refusal]
}
