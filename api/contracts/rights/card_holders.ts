import type { Rights } from './right.ts'

export const cardHoldersRights = {
  'card-holders.list': { roles: ['legal', 'card', 'support'] },
  'card-holders.decide': { roles: ['legal'] },
} as const satisfies Rights
