import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { refresh, useQuery } from '#lib/query.ts'
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
