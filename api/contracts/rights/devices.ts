import type { Rights } from './right.ts'

export const devicesRights = {
  'merchants.list': { roles: ['card', 'finance', 'support'] },
  'merchants.update': { roles: ['card'], guards: true },
  'devices.list': { roles: ['card', 'finance', 'support'] },
  'devices.register': { roles: ['card'], guards: true },
  'devices.activate': { roles: ['finance'], guards: true },
  'devices.unlock': { roles: ['card', 'finance'], guards: true },
  'devices.disable': { roles: ['card', 'finance'] },
  'card-payments.list': { roles: ['card', 'finance', 'support'] },
} as const satisfies Rights
