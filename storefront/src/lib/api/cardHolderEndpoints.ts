import type { Address } from './contract.ts'
import { queryOf } from './queryOf.ts'
import type { Id } from './types.ts'

/** What the management of a company's cards asks. */
export const cardHolderEndpoints = {
  register: (values: Record<string, string>): Address<'/legal/company/card-holder'> =>
    `/legal/company/card-holder${queryOf(values)}` as const,
  contract: (userId: Id): Address<'/legal/company/card-holder/{userId}/contract'> =>
    `/legal/company/card-holder/${userId}/contract` as const,
  contractForm: (userId: Id) => `/legal/company/card-holder/${userId}/contract-form`,
  assign: '/legal/company/assign-card-holder' as Address<'/legal/company/assign-card-holder'>,
} as const
