import type { Rights } from './right.ts'

/** Companies, their members and who signs for them. */
export const companiesRights = {
  'companies.list': { roles: ['credit', 'approver', 'legal', 'support'] },
  'company-money.list': { roles: ['legal', 'credit', 'finance'] },
  'companies.decide': { roles: ['legal'] },
  'companies.update': { roles: ['legal'] },
  'companies.set-rule': { roles: ['legal'], guards: true },
  'companies.evidence': { roles: ['legal'] },
} as const satisfies Rights
