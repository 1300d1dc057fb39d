import { companyKycSteps, companyStatuses, type CompanyKycStep } from '#contracts/companies'
import { words } from '#contracts/words'
import { companyItself, type History } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, choices, custom, equals, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { claimedFilter, claimFields, type ClaimedRow } from '#app/platform/review/claimed'
import { headers, titles } from './i18n/export.js'
import { companyReview } from './queries/company_review.js'

const steps = ['company', 'ceo', 'board', 'appointment'].map((step) => `company.${step}_status`)

/** As `companyKycStep` of api/contracts/companies.ts, which a test holds it against. */
const kycStep = `case
  when coalesce(account.credit_limit, 0) > 0 then 'CREDIT_ACCEPTED'
  when 'REJECTED' in (${steps.join()}) then 'REJECTED'
  when array[${steps.join()}] <@ array['ACCEPTED'] then 'ACCEPTED'
  when 'START' not in (${steps.slice(0, 3).join()}) then 'BRANCH_SELECTION'
  else 'AUTHENTICATION' end`

const history: History = {
  company: companyItself,
  subjects: [
    { type: 'companies' },
    {
      type: 'company-members',
      ids: `select id, null::text from company_members where company_id = ?`,
    },
    {
      type: 'approvals',
      ids: `select id, null::text from approvals where subject_type = 'companies' and subject_id = ?`,
    },
  ],
}

/** The legal officers' queue, and the bank's list of companies. */
export default defineResource('companies', {
  title: titles.companies,
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('companies as company')
      .join('guilds as guild', 'guild.id', 'company.guild_id')
      .joinRaw(`join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO'`)
      .join('users as ceo_user', 'ceo_user.id', 'ceo.user_id')
      .leftJoin('bank_branches as branch', 'branch.id', 'company.bank_branch_id')
      .leftJoin('credit_lines as line', 'line.owner_id', 'company.id')
      .leftJoin('ledger.accounts as account', 'account.id', 'line.account_id')
      .joinRaw(
        `left join approvals as asked on asked.kind = 'ALLOCATE_CREDIT' and asked.subject_type = 'companies'
            and asked.subject_id = company.id and asked.status = 'PENDING'`
      )
      .leftJoin('staff_users as holder', 'holder.id', 'company.claimed_by'),
  fields: {
    id: 'company.id',
    companyUniqueId: 'company.national_id',
    companyName: 'company.name',
    guildName: 'guild.name',
    phone: 'ceo_user.phone',
    companyStatus: 'company.company_status',
    ceoStatus: 'company.ceo_status',
    boardMemberStatus: 'company.board_status',
    appointmentStatus: 'company.appointment_status',
    companyKycStep: kycStep,
    branchName: 'branch.name',
    isDistributorDefined: 'company.is_distributor_defined',
    credit: 'coalesce(account.credit_limit, 0)',
    remainCredit: 'coalesce(account.credit_limit - account.balance - account.held, 0)',
    isForgotten: 'company.released_at is not null',
    waitingSince: 'company.waiting_since',
    // Since all four steps are accepted, until there is credit.
    allocationSince: `case when ${kycStep} = 'ACCEPTED' then company.accepted_at end`,
    // What an officer asked for, where it waits for a second person.
    allocationAmount: `case when ${kycStep} = 'ACCEPTED' then (asked.payload ->> 'amount')::bigint end`,
    ...claimFields('company'),
    createdAt: 'company.created_at',
    updatedAt: 'company.updated_at',
  },
  types: fieldTypes<{
    companyKycStep: CompanyKycStep
    credit: number
    remainCredit: number
    isForgotten: boolean
    allocationSince: Date | null
    allocationAmount: number | null
    claimedBy: ClaimedRow['claimedBy']
    claimedUntil: ClaimedRow['claimedUntil']
  }>(),
  search: ['company.search_key'],
  filters: {
    // Of a company with four steps: at least one of them stands so.
    status: custom(choices(companyStatuses, words.companyStatus), (query, statuses) =>
      query.whereRaw(`array[${steps.join()}] && ?::text[]`, [statuses])
    ),
    companyStatus: anyOf(companyStatuses),
    ceoStatus: anyOf(companyStatuses),
    boardMemberStatus: anyOf(companyStatuses),
    appointmentStatus: anyOf(companyStatuses),
    waits: custom(yesOrNo, (query, waits) =>
      query.whereRaw(`(company.waiting_since is not null) = ?`, [waits])
    ),
    hasCredit: custom(yesOrNo, (query, has) =>
      query.whereRaw(`(coalesce(account.credit_limit, 0) > 0) = ?`, [has])
    ),
    companyKycStep: anyOf(companyKycSteps),
    companyUniqueId: equals(),
    claimed: claimedFilter('company'),
    waitingSince: between('moments'),
    createdAt: between('moments'),
  },
  sorts: [
    'waitingSince',
    'allocationSince',
    'allocationAmount',
    'createdAt',
    'updatedAt',
    'companyName',
  ],
  defaultSort: ['waitingSince', 'ASC'],
  columns: {
    companyName: column.text(headers.companyName),
    companyUniqueId: column.code(headers.companyUniqueId),
    phone: column.code(headers.phone),
    guildName: column.text(headers.guildName),
    companyStatus: column.label(headers.companyStatus, words.companyStatus),
    ceoStatus: column.label(headers.ceoStatus, words.companyStatus),
    boardMemberStatus: column.label(headers.boardMemberStatus, words.companyStatus),
    appointmentStatus: column.label(headers.appointmentStatus, words.companyStatus),
    branchName: column.text(headers.branchName),
    credit: column.rials(headers.credit),
    remainCredit: column.rials(headers.remainCredit),
    allocationAmount: column.rials(headers.allocationAmount),
    allocationSince: column.jalaliMoment(headers.allocationSince),
    waitingSince: column.jalaliMoment(headers.waitingSince),
    createdAt: column.jalaliMoment(headers.createdAt),
  },
  show: companyReview,
  history,
})
