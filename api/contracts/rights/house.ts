import type { Rights } from './right.ts'

export const houseRights = {
  'settings.list': { roles: [] },
  'preferences.update': { roles: [] },
  'marketing.read': { roles: [] },
  'marketing.update': { roles: [] },
  'settings.update': { roles: [], guards: true },
  'settings.decide': { roles: ['approver'], guards: true },
  'staff.list': { roles: [] },
  'staff.update': { roles: [], guards: true },
  'staff-requests.list': { roles: ['approver'] },
  'staff-requests.decide': { roles: ['approver'], guards: true },
  'partner-clients.list': { roles: [] },
  'partner-clients.update': { roles: [], guards: true },
  'partner-requests.list': { roles: ['approver'] },
  'partner-requests.decide': { roles: ['approver'], guards: true },
  'webhook-deliveries.list': { roles: ['support'] },
  'webhook-deliveries.replay': { roles: [] },
  'audit.read': { roles: [] },
  'demo.clock': { roles: [] },
} as const satisfies Rights
