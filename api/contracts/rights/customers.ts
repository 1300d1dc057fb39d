import type { Rights } from './right.ts'

export const customersRights = {
  'registrations.list': { roles: ['kyc', 'credit', 'approver', 'support'] },
  'registrations.decide': { roles: ['kyc'] },
  'registrations.score': { roles: ['credit'], guards: true },
  'registrations.visit': { roles: ['credit'] },
  'inquiries.list': { roles: ['kyc', 'credit'] },
  'users.list': { roles: ['kyc', 'credit', 'approver', 'legal', 'card', 'support'] },
  'users.change-phone': { roles: ['support'], guards: true },
  'phone-requests.list': { roles: ['approver', 'support'] },
  'phone-requests.decide': { roles: ['approver'], guards: true },
  'sign-ins.read': { roles: ['support'] },
  'sign-ins.lift': { roles: ['support'], guards: true },
  'customers.view': { roles: ['support'] },
  'notes.write': { roles: ['kyc', 'credit', 'approver', 'legal', 'card', 'finance', 'support'] },
} as const satisfies Rights
