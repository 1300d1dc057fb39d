import type { Rights } from './right.ts'

export const signingRights = {
  'signature-enrollments.list': { roles: ['kyc', 'legal', 'support'] },
  'signature-enrollments.files': { roles: ['kyc', 'legal'] },
} as const satisfies Rights
