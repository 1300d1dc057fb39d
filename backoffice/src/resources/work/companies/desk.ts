import { defineDesk } from '../../../components/review/desk'
import { legal, whyDecisionStays, type Company, type CompanyRow } from './company'
import { PartFacts } from './PartFacts'
import {
  neededPapers,
  partsOf,
  pendingSteps,
  shownPapers,
  type CompanyPart,
  type PartKind,
} from './parts'

const ofPerson = [
  'review.reasons.identity.name',
  'review.reasons.identity.nationalCode',
  'review.reasons.identity.birthDate',
  'companies.reasons.otherPhone',
  'review.reasons.docs.blurred',
  'review.reasons.docs.incomplete',
  'companies.reasons.otherCard',
] as const

const reasons: Record<PartKind, readonly string[]> = {
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

export const companyDesk = defineDesk<CompanyRow, Company, CompanyPart>({
  resource: 'companies',
  permission: 'companies.decide',
  commands: `${legal}/companies`,
  accept: 'verify',
  queue: { filter: { waits: true }, since: 'waitingSince' },
  words: {
    title: 'companies.review',
    parts: 'companies.parts',
    decided: 'companies.decided',
    reject: 'companies.reject',
    sender: 'companies.sender',
  },
  statuses: 'companyStatus',
  nameOf: ({ companyName }) => companyName,
  detailOf: ({ companyUniqueId }) => companyUniqueId,
  waitsFor: (row) => pendingSteps(row).map((status) => `resources.companies.fields.${status}`),
  partsOf,
  papersOf: ({ papers }) => papers,
  neededPapers,
  shownPapers,
  Facts: PartFacts,
  reasonsFor: ({ kind }) => reasons[kind],
  whyStays: whyDecisionStays,
  /** It answers only the member. */
  withStatus: (file, { name }, status) => ({
    ...file,
    members: file.members.map((member) =>
      member.id === name
        ? { ...member, legalUserKycStatus: status as typeof member.legalUserKycStatus }
        : member
    ),
  }),
  inquiries: 'companyInquiryKind',
})
