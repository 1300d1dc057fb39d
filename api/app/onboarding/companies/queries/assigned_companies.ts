import type { CompanyStatus, MemberRole } from '#contracts/companies'
import { companyPlans } from '#contracts/plans'
import { prepared } from '#app/platform/database/database'

/** One of a person's companies, as the slider and the switch show it. */
export interface AssignedCompany {
  companyName: string
  companyUniqueSerial: string
  companyStatus: CompanyStatus
  ceoStatus: CompanyStatus
  boardMemberStatus: CompanyStatus
  appointmentStatus: CompanyStatus
  isCeo: boolean
  /** Rials: the limit, and what is left of it. */
  legalWalletResponse: { credit: number; remainCredit: number }
}

type Row = Omit<AssignedCompany, 'isCeo' | 'legalWalletResponse'> & {
  role: MemberRole
  credit: number
  remainCredit: number
}

const sql = `
  select company.name as "companyName", company.id as "companyUniqueSerial",
         company.company_status as "companyStatus", company.ceo_status as "ceoStatus",
         company.board_status as "boardMemberStatus", company.appointment_status as "appointmentStatus",
         member.role, coalesce(account.credit_limit, 0) as credit,
         coalesce(account.credit_limit - account.balance - account.held, 0) as "remainCredit"
    from memberships member
    join companies company on company.id = member.company_id
    left join companies_credit_lines line on line.company_id = company.id and line.plan = ?
    left join ledger_accounts account on account.id = line.account_id
   where member.user_id = ?
   order by company.created_at, company.id`

interface Assigned {
  items: AssignedCompany[]
  /** Named for an accepted board, and reviewed by the officers: of the company itself they read nothing yet. */
  isNewcomer: boolean
}

const newcomerSql = `
  select exists (
           select from company_members member
             join companies company on company.id = member.company_id and company.released_at is null
            where member.user_id = ? and member.removed_at is null
              and member.is_newcomer and member.status = 'PENDING'
         ) as "isNewcomer"`

/** The companies that a person is a member of today, whatever their token speaks for. */
export const assignedCompanies = async (userId: string): Promise<Assigned> => {
  const [rows, [known]] = await Promise.all([
    prepared<Row>('assigned_companies', sql, [companyPlans[0], userId]),
    prepared<{ isNewcomer: boolean }>('awaited_newcomer', newcomerSql, [userId]),
  ])
  const items = rows.map(({ role, credit, remainCredit, ...company }) => ({
    ...company,
    isCeo: role === 'CEO',
    legalWalletResponse: { credit, remainCredit },
  }))
  return { items, isNewcomer: known!.isNewcomer }
}
