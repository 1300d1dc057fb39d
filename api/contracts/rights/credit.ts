import type { Rights } from './right.ts'

export const creditRights = {
  'credit-lines.list': { roles: ['credit', 'approver', 'finance'] },
  'credit.allocate': { roles: ['credit', 'approver'], guards: true },
  'credit.suspend': { roles: ['credit'], guards: true },
  'credit.revolve': { roles: ['credit'], guards: true },
  'credit.grant-renewal': { roles: ['credit'], guards: true },
  'suspensions.list': { roles: ['credit', 'approver', 'finance', 'support'] },
  'credit.change-limit': { roles: ['credit'], guards: true },
  'write-offs.list': { roles: ['credit', 'approver', 'finance'] },
  'credit.write-off': { roles: ['credit', 'finance'], guards: true },
  'approvals.list': { roles: ['credit', 'approver', 'finance'] },
  // Roles that may request anything that two people decide about credit; the action admits the requester alone.
  'approvals.withdraw': { roles: ['credit', 'approver', 'finance'] },
  'approvals.decide': { roles: ['credit', 'approver'], guards: true },
  'packages.list': { roles: ['credit', 'approver'] },
  'packages.cancel': { roles: ['credit'] },
  'packages.update': { roles: ['credit'], guards: true },
  'package-requests.list': { roles: ['credit', 'approver'] },
  'package-requests.decide': { roles: ['credit', 'approver'], guards: true },
  'platform-fees.list': { roles: ['credit', 'finance'] },
  'late-fees.list': { roles: ['credit', 'approver', 'finance', 'support'] },
  'late-fees.forgive': { roles: ['credit'], guards: true },
  'late-fee-requests.list': { roles: ['credit', 'approver', 'finance'] },
  'late-fee-requests.decide': { roles: ['credit', 'approver'], guards: true },
} as const satisfies Rights
