import type { Rights } from './right.ts'

export const messagesRights = {
  'sms.list': { roles: ['support'] },
  'sms.send': { roles: ['support'] },
  'sms-templates.list': { roles: ['approver', 'support'] },
  'sms-providers.list': { roles: ['approver'] },
  'sms.configure': { roles: [], guards: true },
  'sms-requests.list': { roles: ['approver'] },
  'sms-requests.decide': { roles: ['approver'], guards: true },
} as const satisfies Rights
