import type { Rights } from './right.ts'

export const settlementRights = {
  'payouts.list': { roles: ['finance', 'distributor'] },
  'receivables.list': { roles: ['finance', 'distributor', 'branch'] },
  'settlement.read': { roles: ['finance'] },
  'settlement.run': { roles: ['finance'], guards: true },
  'settlement.approve': { roles: ['finance'], guards: true },
} as const satisfies Rights
