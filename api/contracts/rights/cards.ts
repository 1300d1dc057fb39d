import type { Rights } from './right.ts'

export const cardsRights = {
  'addresses.list': { roles: ['card', 'support'] },
  'cards.list': { roles: ['card', 'support'] },
  'cards.print': { roles: ['card'], guards: true },
  'cards.print-file': { roles: ['card'] },
  'print-requests.list': { roles: ['card', 'approver'] },
  'print-requests.decide': { roles: ['approver'], guards: true },
  'cards.confirm-address': { roles: ['card', 'support'] },
  'cards.disable': { roles: ['card'] },
  'parcels.list': { roles: ['card', 'support'] },
  'parcels.move': { roles: ['card'] },
} as const satisfies Rights
