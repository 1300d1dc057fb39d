import type { Rights } from './right.ts'

export const moneyRights = {
  'payments.list': { roles: ['finance', 'support'] },
  'payments.confirm': { roles: ['finance'], guards: true },
  'payments.resolve': { roles: ['finance'], guards: true },
  'gateway-deposits.list': { roles: ['finance'] },
  'gateway-deposits.record': { roles: ['finance'], guards: true },
  'gateways.list': { roles: ['approver', 'finance'] },
  'gateways.update': { roles: ['finance'], guards: true },
  'gateway-requests.list': { roles: ['approver', 'finance'] },
  'gateway-requests.decide': { roles: ['approver', 'finance'], guards: true },
  'reconciliations.list': { roles: ['finance'] },
  'reconciliations.import': { roles: ['finance'] },
  'reconciliations.resolve': { roles: ['finance'], guards: true },
  'reconciliations.close': { roles: ['finance'], guards: true },
  'withdrawals.list': { roles: ['finance', 'approver', 'support'] },
  'withdrawals.decide': { roles: ['finance', 'approver'], guards: true },
  'ledger.read': { roles: ['finance'] },
  'closed-days.list': { roles: ['finance'] },
} as const satisfies Rights
