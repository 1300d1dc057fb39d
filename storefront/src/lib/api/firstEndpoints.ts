import type { PersonPlan } from '@kasbeno/api/contracts/plans'

/** What the first load asks already; the rest of `endpoints.ts` comes with the pages that ask it. */
export const firstEndpoints = {
  profile: '/user/profile',
  settings: '/settings',
  home: (plan: PersonPlan) => `/home/${plan}`,
} as const
