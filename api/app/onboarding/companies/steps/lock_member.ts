import type { CompanyStatus } from '#contracts/companies'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import type { Decided } from '#app/platform/review/review'
import { memberNameSql } from '../queries/member_names.js'
import { lockCompany } from './lock_company.js'

/** A board member as a decision on them needs it. */
export interface LockedMember extends Decided {
  companyId: string
  status: CompanyStatus
  sentAt: Date | null
  name: string
  /** Named after the board was accepted. */
  isNewcomer: boolean
  /** Of the company. */
  boardStatus: CompanyStatus
}

const sql = `
  select member.company_id as "companyId", member.status, member.sent_at as "sentAt",
         member.decided_at as "decidedAt", member.decided_by as "decidedBy",
         ${memberNameSql('member', 'u')} as name,
         member.is_newcomer as "isNewcomer", company.board_status as "boardStatus"
    from company_members member
    join identity_people u on u.id = member.user_id
    join companies company on company.id = member.company_id
   where member.id = ? and member.role = 'BOARD_MEMBER' and member.removed_at is null`

const read = async (id: string, trx: Trx): Promise<LockedMember> => {
  const [member] = await prepared<LockedMember>('board_member_to_decide', sql, [id], trx)
  if (!member) throw new NotFound()
  return member
}

/** A board member with their company locked: every change of a member takes the company first. @throws NotFound */
export const lockMember = async (id: string, trx: Trx): Promise<LockedMember> => {
  const { companyId } = await read(id, trx)
  await lockCompany(companyId, trx)
  return read(id, trx)
}
