import type { Rights } from './right.ts'

/** Who holds the cards of companies. */
export const cardHoldersRights = {
  'card-holders.list': { roles: ['legal', 'card', 'support'] },
  'card-holders.decide': { roles: ['legal'] },
} as const satisfies Rights
