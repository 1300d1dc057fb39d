import type { Plan } from '@kasbeno/api/contracts/plans'
import type { Address } from './contract.ts'

/** What the first load asks already; the rest of `endpoints.ts` comes with the pages that ask it. */
export const firstEndpoints = {
  profile: '/user/profile' as Address<'/user/profile'>,
  settings: '/settings' as Address<'/settings'>,
  home: (plan: Plan): Address<'/home/{plan}'> => `/home/${plan}` as const,
} as const
