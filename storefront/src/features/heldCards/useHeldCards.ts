import { companyCardEndpoints } from '#lib/api/companyCardEndpoints.ts'
import type { HeldCard } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

/** The companies' cards of the reader; none until they are known. */
export const useHeldCards = (): readonly HeldCard[] =>
  useQuery(companyCardEndpoints.held).data?.items ?? []
