import type { CompanyInquiryAnswer, CompanyInquiryKind, DecidedStep } from '#contracts/companies'
import type { StaffActor } from '#app/platform/audit/actor'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { ofItself } from '#app/platform/history/history'
import { readHistoryRecords, type HistoryRecord } from '#app/platform/history/read_history'
import { boardMembersOf, type BoardMember } from './board.js'
import { companyPapers, type CompanyPaper } from './company_papers.js'
import { newestRule } from './current_rule.js'

type StepTimes = Record<DecidedStep, Date | null>

interface Facts {
  provinceId: number | null
  provinceName: string | null
  cityId: number | null
  cityName: string | null
  postalCode: string | null
  address: string | null
  branch: {
    id: string
    branchCode: string
    name: string
    address: string
    openingHours: string
  } | null
  rejections: Record<DecidedStep, string | null>
  /** When each step was last sent: a decision says what it was made of. */
  sentAt: StepTimes
  minimumOptional: number
  creditLine: { id: string; limit: number } | null
  pendingApproval: { id: string; amount: number } | null
}
interface CompanyInquiry {
  kind: CompanyInquiryKind
  answer: CompanyInquiryAnswer
  detail: Record<string, unknown>
  askedAt: Date
  answeredAt: Date | null
}
/** The last decision on a part of the file that stands, in system time. */
interface PartDecision {
  /** A step, or the id of a board member. */
  part: string
  at: Date
  /** The officer who made it. */
  by: string
  name: string
}
/** Everything of a company's file that its row in the list does not say. */
export interface CompanyReview extends Facts {
  members: BoardMember[]
  papers: CompanyPaper[]
  inquiries: CompanyInquiry[]
  decisions: PartDecision[]
  /** The version in force; null before the board was sent. */
  ruleVersion: number | null
  /** Newest first. */
  history: HistoryRecord[]
}

const factsSql = `
  select company.province_id as "provinceId", province.name as "provinceName",
         company.city_id as "cityId", city.name as "cityName", company.postal_code as "postalCode",
         company.address, company.minimum_optional as "minimumOptional",
         company.company_sent_at as "companySentAt", company.ceo_sent_at as "ceoSentAt",
         company.appointment_sent_at as "appointmentSentAt",
         case when branch.id is not null then jsonb_build_object('id', branch.id,
           'branchCode', branch.branch_code, 'name', branch.name, 'address', branch.address,
           'openingHours', branch.opening_hours) end as branch,
         jsonb_build_object('company', company.company_rejection, 'ceo', company.ceo_rejection,
                            'appointment', company.appointment_rejection) as rejections,
         case when line.id is not null then jsonb_build_object(
           'id', line.id, 'limit', account.credit_limit) end as "creditLine",
         (select jsonb_build_object('id', approval.id, 'amount', approval.amount)
            from companies_approvals approval
           where approval.kind = 'ALLOCATE_CREDIT' and approval.company_id = company.id and approval.status = 'PENDING') as "pendingApproval"
    from companies company
    left join locations_provinces province on province.id = company.province_id
    left join locations_cities city on city.id = company.city_id
    left join locations_bank_branches branch on branch.id = company.bank_branch_id
    left join companies_credit_lines line on line.company_id = company.id
    left join ledger_accounts account on account.id = line.account_id
   where company.id = ?`

const inquiriesSql = `
  select kind, answer, detail, asked_at as "askedAt", answered_at as "answeredAt"
    from company_inquiries where company_id = ? order by kind`

const decisionsSql = `
  select decision.part, decision.at, officer.id as by, officer.full_name as name
    from companies company
    cross join lateral (
      values ('company', company.company_status, company.company_decided_at, company.company_decided_by),
             ('ceo', company.ceo_status, company.ceo_decided_at, company.ceo_decided_by),
             ('appointment', company.appointment_status, company.appointment_decided_at,
              company.appointment_decided_by)
      union all
      select id::text, status, decided_at, decided_by from company_members
       where company_id = company.id and role = 'BOARD_MEMBER' and removed_at is null
    ) decision (part, status, at, by)
    join staff_accounts officer on officer.id = decision.by
   where company.id = ? and decision.status in ('ACCEPTED', 'REJECTED') and decision.at is not null`

type Row = Omit<Facts, 'sentAt'> & {
  companySentAt: Date | null
  ceoSentAt: Date | null
  appointmentSentAt: Date | null
}

const factsOf = ({ companySentAt, ceoSentAt, appointmentSentAt, ...row }: Row): Facts => ({
  ...row,
  sentAt: { company: companySentAt, ceo: ceoSentAt, appointment: appointmentSentAt },
})

/** @param caller for whom the links to the papers are made */
export const readCompanyReview = async (id: string, caller: StaffActor): Promise<CompanyReview> => {
  const viewer = { kind: 'staff', id: caller.id } as const
  const [[row], members, papers, inquiries, decisions, rule, history] = await Promise.all([
    prepared<Row>('company_review', factsSql, [id]),
    boardMembersOf(id),
    companyPapers(id, viewer),
    prepared<CompanyInquiry>('company_inquiries', inquiriesSql, [id]),
    prepared<PartDecision>('company_decisions', decisionsSql, [id]),
    newestRule(id),
    readHistoryRecords({ name: 'company_lines', history: ofItself('companies'), id }, caller),
  ])
  if (!row) throw new NotFound()
  return {
    ...factsOf(row),
    members,
    papers,
    inquiries,
    decisions,
    ruleVersion: rule?.version ?? null,
    history,
  }
}
