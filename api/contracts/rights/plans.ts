import type { Rights } from './right.ts'

export const plansRights = {
  'business-service-plans.list': { roles: ['credit', 'approver'] },
  'business-service-plans.update': { roles: ['credit'], guards: true },
  'plan-requests.list': { roles: ['credit', 'approver'] },
  'plan-requests.decide': { roles: ['credit', 'approver'], guards: true },
  'certificate-types.list': { roles: [] },
  'certificate-types.update': { roles: [] },
} as const satisfies Rights
