import type { CompanyStatus, DecidedStep } from '@kasbeno/api/contracts/companies'
import type { Part } from '../../../components/review/desk'
import type { Company, CompanyRow, Member } from './company'
import { legal, memberName, companyStatusField } from './company'

/** Company, CEO, members, branch. */
export type PartKind = DecidedStep | 'member'

export interface CompanyPart extends Part {
  kind: PartKind
  status: CompanyStatus
  /** Null for other parts. */
  member: Member | null
}

/** @param name a step, or a member's id */
const decidedAt = ({ decisions }: Company, name: string) =>
  decisions.find(({ part }) => part === name)?.at

const ofStep = (record: Company, kind: DecidedStep, member: Member | null = null): CompanyPart => ({
  name: kind,
  kind,
  title: `companies.step.${kind}`,
  status: record[companyStatusField[kind]],
  sentAt: record.sentAt[kind],
  decidedAt: decidedAt(record, kind),
  path: `${legal}/companies/${record.id}/${kind}`,
  member,
})

const ofMember = (record: Company, member: Member): CompanyPart => ({
  name: member.id,
  kind: 'member',
  title: memberName(member),
  status: member.legalUserKycStatus,
  sentAt: member.sentAt,
  decidedAt: decidedAt(record, member.id),
  path: `${legal}/board-members/${member.id}`,
  member,
})

/** In order, as the digits pick. */
export const partsOf = (record: Company): CompanyPart[] => [
  ofStep(record, 'company'),
  ofStep(record, 'ceo', record.members.find(({ role }) => role === 'CEO') ?? null),
  ...record.members
    .filter(({ role }) => role === 'BOARD_MEMBER')
    .map((member) => ofMember(record, member)),
  ofStep(record, 'appointment'),
]

export type CompanyPaper = Company['papers'][number]

/** The papers that a decision on the part is based on. */
export const neededPapers = ({ papers }: Company, { kind, member }: CompanyPart): CompanyPaper[] =>
  kind === 'appointment' ? [] : papers.filter(({ memberId }) => memberId === (member?.id ?? null))

/** With the official paper for identity and address. */
export const shownPapers = (record: Company, part: CompanyPart): CompanyPaper[] => [
  ...neededPapers(record, part),
  ...(part.kind !== 'company' ? record.papers.filter(({ memberId }) => memberId === null) : []),
]

const stepStatuses = [
  'companyStatus',
  'ceoStatus',
  'boardMemberStatus',
  'appointmentStatus',
] as const

/** Single members may wait besides. */
export const pendingSteps = (row: CompanyRow) => {
  const pending = stepStatuses.filter((status) => row[status] === 'PENDING')
  return pending.length === 0 && row.waitingSince ? (['boardMemberStatus'] as const) : pending
}
