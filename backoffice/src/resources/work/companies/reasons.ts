import type { PartKind } from './parts'

const ofPerson = [
  'review.reasons.identity.name',
  'review.reasons.identity.nationalCode',
  'review.reasons.identity.birthDate',
  'companies.reasons.otherPhone',
  'review.reasons.docs.blurred',
  'review.reasons.docs.incomplete',
  'companies.reasons.otherCard',
] as const

/** Dictionary keys of the reasons that a part is usually refused for. */
export const rejectionReasons: Record<PartKind, readonly string[]> = {
  company: [
    'companies.reasons.name',
    'companies.reasons.nationalId',
    'companies.reasons.guild',
    'companies.reasons.address',
    'companies.reasons.postalCode',
    'review.reasons.docs.blurred',
    'companies.reasons.otherPaper',
    'companies.reasons.oldPaper',
  ],
  ceo: [...ofPerson, 'companies.reasons.notCeo'],
  member: [...ofPerson, 'companies.reasons.noMember', 'companies.reasons.noSignatory'],
  appointment: [
    'companies.reasons.farBranch',
    'companies.reasons.closedBranch',
    'companies.reasons.fullBranch',
  ],
}
