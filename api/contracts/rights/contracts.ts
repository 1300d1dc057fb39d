import type { Rights } from './right.ts'

export const contractsRights = {
  'contracts.list': { roles: ['credit', 'legal'] },
  'contract-templates.list': { roles: ['approver', 'legal'] },
  'contract-templates.update': { roles: ['legal'], guards: true },
  'contract-templates.decide': { roles: ['approver', 'legal'], guards: true },
} as const satisfies Rights
