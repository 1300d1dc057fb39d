import type { CompanyStatus, MemberRole } from '#contracts/companies'
import type { SignatureLevel } from '#contracts/quorum'
import { prepared, type Client } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** A member as the CEO sees them; what was not sent yet is null. */
export interface BoardMember {
  id: string
  phone: string
  role: MemberRole
  firstName: string | null
  lastName: string | null
  nationalCode: string | null
  /** `YYYY-MM-DD` */
  birthDate: string | null
  roleInCompany: string | null
  signatoryStatus: SignatureLevel
  legalUserKycStatus: CompanyStatus
  rejectionReason: string | null
  /** When they were last sent to the officers; of the CEO, the company's file says it. */
  sentAt: Date | null
  /** Named after the board was accepted: no member of the company until an officer accepts them. */
  isNewcomer: boolean
}

const sql = `
  select member.id, u.phone, member.role, member.firstname as "firstName", member.lastname as "lastName",
         member.national_code as "nationalCode", member.birth_date as "birthDate",
         member.role_in_company as "roleInCompany", member.level as "signatoryStatus",
         member.status as "legalUserKycStatus", member.rejection as "rejectionReason",
         member.sent_at as "sentAt", member.is_newcomer as "isNewcomer"
    from company_members member
    join identity_people u on u.id = member.user_id
   where member.company_id = ? and member.removed_at is null`

/** Everybody in a company today, its CEO first, and who is about to be. */
export const boardMembersOf = (companyId: string, client?: Client): Promise<BoardMember[]> =>
  prepared<BoardMember>(
    'company_members_of',
    `${sql} order by member.role desc, member.created_at, member.id`,
    [companyId],
    client
  )

/** Everybody in a company today, its CEO first. */
export const membersOf = async (companyId: string, client?: Client): Promise<BoardMember[]> =>
  (await boardMembersOf(companyId, client)).filter(({ isNewcomer }) => !isNewcomer)

/** Whom the CEO manages, newcomers among them; the CEO is none of them. */
export const boardOf = async (companyId: string, client?: Client): Promise<BoardMember[]> =>
  (await boardMembersOf(companyId, client)).filter(({ role }) => role === 'BOARD_MEMBER')

/** @throws NotFound for who is no board member, the CEO included */
export const boardMember = async (
  companyId: string,
  phone: string,
  client?: Client
): Promise<BoardMember> => {
  const member = (await boardOf(companyId, client)).find((known) => known.phone === phone)
  if (!member) throw new NotFound(messages.noSuchMember)
  return member
}

/** By the phone until they were named. */
export const memberName = ({ firstName, lastName, phone }: BoardMember): string =>
  [firstName, lastName].filter(Boolean).join(' ') || phone
