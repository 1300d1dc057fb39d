import type { Rights } from './right.ts'

export const leadsRights = {
  'leads.list': { roles: ['support', 'credit'] },
  'leads.work': { roles: ['support', 'credit'] },
  'manual-reports.write': { roles: ['support', 'credit'] },
} as const satisfies Rights
