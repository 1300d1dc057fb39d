import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import type { HeldCard } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

export const useHeldCards = (): readonly HeldCard[] =>
  useQuery(companyCardEndpoints.held).data?.items ?? []
