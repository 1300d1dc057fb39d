import type { Rights } from './right.ts'

export const tradeRights = {
  'orders.list': { roles: ['credit', 'finance', 'support', 'distributor', 'branch', 'accountant'] },
  'orders.handle': { roles: ['distributor', 'branch'] },
  'order-uploads.list': {
    roles: ['finance', 'support', 'distributor', 'branch', 'accountant'],
  },
  'order-uploads.post': { roles: ['distributor', 'branch'] },
  'orders.fraud': { roles: ['credit', 'finance'], guards: true },
  'disputes.list': {
    roles: ['credit', 'finance', 'support', 'distributor', 'branch', 'accountant'],
  },
  'disputes.answer': { roles: ['distributor', 'branch'] },
  'disputes.decide': { roles: ['credit', 'finance'], guards: true },
  'installments.list': {
    roles: ['credit', 'finance', 'support', 'distributor', 'branch', 'accountant'],
  },
  'distributors.list': { roles: ['finance', 'distributor'] },
  'distributors.update': { roles: [], guards: true },
  'distributor-requests.list': { roles: ['approver', 'finance'] },
  'distributor-requests.ask': { roles: ['finance'], guards: true },
  'distributor-requests.decide': { roles: ['approver', 'finance'], guards: true },
  'distributor-reports.read': { roles: ['finance', 'distributor', 'branch', 'accountant'] },
  'branches.list': { roles: ['finance', 'distributor', 'branch', 'accountant'] },
  'branches.update': { roles: ['distributor'] },
  'distributor-users.list': { roles: ['distributor'] },
  'distributor-users.update': { roles: ['distributor'] },
  'locations.list': { roles: ['kyc'] },
  'locations.update': { roles: [] },
  'bank-branches.list': { roles: ['kyc', 'credit', 'legal', 'support'] },
  'bank-branches.update': { roles: [] },
} as const satisfies Rights
