import type { Rights } from './right.ts'

/** What people leave to be answered, and what staff report by hand. */
export const leadsRights = {
  'leads.list': { roles: ['support', 'credit'] },
  'leads.work': { roles: ['support', 'credit'] },
  'manual-reports.write': { roles: ['support', 'credit'] },
} as const satisfies Rights
