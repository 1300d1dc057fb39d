import type { Rights } from './right.ts'

/** Enrolments for digital signatures; faces and signatures of people are a right of their own. */
export const signingRights = {
  'signature-enrollments.list': { roles: ['kyc', 'legal', 'support'] },
  'signature-enrollments.files': { roles: ['kyc', 'legal'] },
} as const satisfies Rights
