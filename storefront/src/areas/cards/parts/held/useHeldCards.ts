import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import type { HeldCard } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

/** The companies' cards of the reader; none until they are known. */
export const useHeldCards = (): readonly HeldCard[] =>
  useQuery(companyCardEndpoints.held).data?.items ?? []
