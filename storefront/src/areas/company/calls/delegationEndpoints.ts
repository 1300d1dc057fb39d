import { at, to } from '../../../core/api/at.ts'

/** Who signs for a member that is away. */
export const delegationEndpoints = {
  all: at('/legal/company/delegations'),
  confirm: to('/legal/company/delegations/{delegationId}/confirm'),
  refuse: to('/legal/company/delegations/{delegationId}/refuse'),
  revoke: to('/legal/company/delegations/{delegationId}/revoke'),
} as const
