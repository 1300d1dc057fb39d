import type { Rights } from './right.ts'

/** What opens the desk itself, before any list. */
export const deskRights = {
  'dashboard.read': { roles: ['kyc', 'credit', 'approver', 'legal', 'card', 'finance', 'support'] },
} as const satisfies Rights
