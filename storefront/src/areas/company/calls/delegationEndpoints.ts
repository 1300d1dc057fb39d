import { at, to } from '../../../core/api/at.ts'

export const delegationEndpoints = {
  all: at('/legal/company/delegations'),
  confirm: to('/legal/company/delegations/{delegationId}/confirm'),
  refuse: to('/legal/company/delegations/{delegationId}/refuse'),
  revoke: to('/legal/company/delegations/{delegationId}/revoke'),
} as const
