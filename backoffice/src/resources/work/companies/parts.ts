import type { DecidedStep } from '@kasbeno/api/contracts/companies'
import type { Company, CompanyRow, Member } from './company'
import { legal, memberName, statusField } from './company'

/** What is decided of a company: itself, its CEO, each board member, its branch. */
export type PartKind = DecidedStep | 'member'

export interface Part {
  /** A step, or the id of a board member. */
  name: string
  kind: PartKind
  /** What a board member is called; null for a step. */
  title: string | null
  status: Company['companyStatus']
  /** When what is looked at was sent. */
  sentAt: string | null | undefined
  /** Where its two commands stand. */
  path: string
  /** The CEO or the board member that it is about. */
  member: Member | null
}

const ofStep = (record: Company, kind: DecidedStep, member: Member | null = null): Part => ({
  name: kind,
  kind,
  title: null,
  status: record[statusField[kind]],
  sentAt: record.sentAt[kind],
  path: `${legal}/companies/${record.id}/${kind}`,
  member,
})

const ofMember = (member: Member): Part => ({
  name: member.id,
  kind: 'member',
  title: memberName(member),
  status: member.legalUserKycStatus,
  sentAt: member.sentAt,
  path: `${legal}/board-members/${member.id}`,
  member,
})

/** In the order of the file; the digits pick them in this order. */
export const partsOf = (record: Company): Part[] => [
  ofStep(record, 'company'),
  ofStep(record, 'ceo', record.members.find(({ role }) => role === 'CEO') ?? null),
  ...record.members.filter(({ role }) => role === 'BOARD_MEMBER').map(ofMember),
  ofStep(record, 'appointment'),
]

export type CompanyPaper = Company['papers'][number]

/** The papers that a decision on the part is based on. */
export const neededPapers = ({ papers }: Company, { kind, member }: Part): CompanyPaper[] =>
  kind === 'appointment' ? [] : papers.filter(({ memberId }) => memberId === (member?.id ?? null))

/** Beside them the official paper, which says who is in the company, and where it is. */
export const shownPapers = (record: Company, part: Part): CompanyPaper[] => [
  ...neededPapers(record, part),
  ...(part.kind !== 'company' ? record.papers.filter(({ memberId }) => memberId === null) : []),
]

const stepStatuses = [
  'companyStatus',
  'ceoStatus',
  'boardMemberStatus',
  'appointmentStatus',
] as const

/** The steps of a company that wait for a decision; beside them a single member of the board may. */
export const pendingSteps = (row: CompanyRow) => {
  const pending = stepStatuses.filter((status) => row[status] === 'PENDING')
  return pending.length === 0 && row.waitingSince ? (['boardMemberStatus'] as const) : pending
}

export const waits = (row: CompanyRow): boolean => pendingSteps(row).length > 0

export const reviewPath = (id: CompanyRow['id']) =>
  `/companies/${encodeURIComponent(String(id))}/review`
