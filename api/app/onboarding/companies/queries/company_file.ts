import {
  companyKycStep,
  nextCompanyStep,
  paymentMethodTypes,
  type CompanyKycStep,
  type CompanyStanding,
  type CompanyStatus,
  type CompanyStep,
  type PaymentMethodType,
} from '#contracts/companies'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface Company extends CompanyStanding {
  companyUniqueSerial: string
  companyUniqueId: string
  companyName: string
  guildId: number
  guildName: string
  provinceId: number | null
  cityId: number | null
  postalCode: string | null
  address: string | null
  /** The branch that was chosen for its appointment. company §3 "Bank branch" */
  bankBranchName: string | null
  bankBranchCode: string | null
  bankAddress: string | null
  /** Null also of a branch that was closed since. */
  openingHours: string | null
  /** Of who signs for it first: its CEO. */
  phone: string
}

/** Where a company's onboarding stands. */
export interface CompanyPhases extends CompanyStanding {
  companyKycStep: CompanyKycStep
  basicInfoKycStatus: CompanyStatus
  /** Why each refused step was refused, in the officer's words. */
  rejectionReasons: Partial<Record<CompanyStep, string>>
  /** Contracts of the company's cards that wait for its signatories. */
  remainUnsignedCard: number
  paymentMethodType: PaymentMethodType
  paymentMethodTypeList: readonly PaymentMethodType[]
  lastUpdatedAt: Date
  nextStep: CompanyStep | 'summary'
}

type Row = Company & {
  rejections: Record<CompanyStep, string | null>
  paymentMethodType: PaymentMethodType
  lastUpdatedAt: Date
  credit: number
  remainUnsignedCard: number
}

const sql = `
  select company.id as "companyUniqueSerial", company.national_id as "companyUniqueId",
         company.name as "companyName", guild.id as "guildId", guild.name as "guildName",
         company.province_id as "provinceId", company.city_id as "cityId",
         company.postal_code as "postalCode", company.address, owner.phone,
         branch.name as "bankBranchName", branch.branch_code as "bankBranchCode",
         branch.address as "bankAddress",
         case when branch.active then branch.opening_hours end as "openingHours",
         company.company_status as "companyStatus", company.ceo_status as "ceoStatus",
         company.board_status as "boardMemberStatus", company.appointment_status as "appointmentStatus",
         jsonb_build_object('company', company.company_rejection, 'ceo', company.ceo_rejection,
                            'appointment', company.appointment_rejection,
                            'board', (select refused.rejection from company_members refused
                                       where refused.company_id = company.id and refused.status = 'REJECTED'
                                         and refused.role = 'BOARD_MEMBER' and refused.removed_at is null
                                         and not refused.is_newcomer
                                       order by refused.updated_at desc limit 1)) as rejections,
         (select count(*) from companies_unsigned_cards unsigned
           where unsigned.company_id = company.id) as "remainUnsignedCard",
         company.payment_method as "paymentMethodType", company.updated_at as "lastUpdatedAt",
         coalesce(account.credit_limit, 0) as credit
    from companies company
    join locations_guilds guild on guild.id = company.guild_id
    join owners owner on owner.owner_id = company.id
    left join locations_bank_branches branch on branch.id = company.bank_branch_id
    left join companies_credit_lines line on line.company_id = company.id
    left join ledger_accounts account on account.id = line.account_id
   where company.id = ?`

const rowOf = async (companyId: string): Promise<Row> => {
  const [row] = await prepared<Row>('company_file', sql, [companyId])
  if (!row) throw new NotFound()
  return row
}

/** What a member sees of the company. @throws NotFound */
export const companyFile = async (companyId: string): Promise<Company> => {
  const row = await rowOf(companyId)
  const { rejections, paymentMethodType, lastUpdatedAt, credit, remainUnsignedCard, ...company } =
    row
  return company
}

/** How far the company's onboarding is. @throws NotFound */
export const companyPhases = async (companyId: string): Promise<CompanyPhases> => {
  const row = await rowOf(companyId)
  const { companyStatus, ceoStatus, boardMemberStatus, appointmentStatus } = row
  const given = Object.entries(row.rejections).filter(([, reason]) => reason)
  return {
    companyKycStep: companyKycStep(row),
    basicInfoKycStatus: companyStatus,
    companyStatus,
    ceoStatus,
    boardMemberStatus,
    appointmentStatus,
    rejectionReasons: Object.fromEntries(given),
    remainUnsignedCard: row.remainUnsignedCard,
    paymentMethodType: row.paymentMethodType,
    paymentMethodTypeList: paymentMethodTypes,
    lastUpdatedAt: row.lastUpdatedAt,
    nextStep: nextCompanyStep(row),
  }
}

/** How many optional signatures an invoice of the company needs. @throws NotFound */
export const minimumOf = async (companyId: string): Promise<number> => {
  const [row] = await prepared<{ minimum: number }>(
    'company_minimum',
    `select minimum_optional as minimum from companies where id = ?`,
    [companyId]
  )
  if (!row) throw new NotFound()
  return row.minimum
}
