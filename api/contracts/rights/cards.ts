import type { Rights } from './right.ts'

/** Cards, parcels and the addresses they go to. */
export const cardsRights = {
  'addresses.list': { roles: ['card', 'support'] },
  'cards.list': { roles: ['card', 'support'] },
  'cards.print': { roles: ['card'] },
  'cards.print-file': { roles: ['card'] },
  'cards.disable': { roles: ['card'] },
  'parcels.list': { roles: ['card', 'support'] },
  'parcels.move': { roles: ['card'] },
} as const satisfies Rights
