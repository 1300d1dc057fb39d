import type { Rights } from './right.ts'

/** Who is kept out, and who says so. */
export const blacklistRights = {
  'blacklists.list': { roles: ['credit', 'approver', 'finance'] },
  'blacklists.update': { roles: ['credit', 'finance'], guards: true },
} as const satisfies Rights
