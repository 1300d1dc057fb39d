import type { Rights } from './right.ts'

export const settlementRights = {
  'payouts.list': { roles: ['finance', 'distributor', 'accountant'] },
  'receivables.list': { roles: ['finance', 'distributor', 'branch', 'accountant'] },
  'settlement.read': { roles: ['finance'] },
  'settlement.run': { roles: ['finance'], guards: true },
  'settlement.approve': { roles: ['finance'], guards: true },
} as const satisfies Rights
