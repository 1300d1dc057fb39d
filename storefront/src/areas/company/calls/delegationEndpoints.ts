import type { Address } from '../../../core/api/contract.ts'

const all = '/legal/company/delegations'

/** Who signs for a member that is away. */
export const delegationEndpoints = {
  all: all as Address<'/legal/company/delegations'>,
  confirm: (id: string): Address<'/legal/company/delegations/{delegationId}/confirm'> =>
    `${all}/${id}/confirm` as const,
  refuse: (id: string): Address<'/legal/company/delegations/{delegationId}/refuse'> =>
    `${all}/${id}/refuse` as const,
  revoke: (id: string): Address<'/legal/company/delegations/{delegationId}/revoke'> =>
    `${all}/${id}/revoke` as const,
} as const
