import type { Address } from '../../../core/api/contract.ts'
import { queryOf } from '../../../core/api/queryOf.ts'
import type { Id } from '../../../core/api/types.ts'

export const cardHolderEndpoints = {
  register: (values: Record<string, string>): Address<'/legal/company/card-holder'> =>
    `/legal/company/card-holder${queryOf(values)}` as const,
  contract: (userId: Id): Address<'/legal/company/card-holder/{userId}/contract'> =>
    `/legal/company/card-holder/${userId}/contract` as const,
  contractForm: (userId: Id) => `/legal/company/card-holder/${userId}/contract-form`,
  statement: (
    userId: Id,
    period: { from: string; to: string } | null,
    format: 'xlsx' | 'pdf' | null = null
  ): Address<'/legal/company/card-holder/{userId}/statement'> =>
    `/legal/company/card-holder/${userId}/statement${queryOf({ from: period?.from ?? null, to: period?.to ?? null, format })}` as const,
  obligations: (userId: Id): Address<'/legal/company/card-holder/{userId}/obligations'> =>
    `/legal/company/card-holder/${userId}/obligations` as const,
  assign: '/legal/company/assign-card-holder' as Address<'/legal/company/assign-card-holder'>,
} as const
