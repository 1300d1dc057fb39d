import { companyKycSteps, companyStatuses, type CompanyKycStep } from '#contracts/companies'
import { words } from '#contracts/words'
import { companyItself, type History } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { anyOf, choices, custom, yesOrNo } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { claimedFilter, claimFields } from '#app/platform/review/claimed'
import { readCompanyReview } from './queries/read_company_review.js'

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
      ids: `select id, null::text from companies_approvals where company_id = ?`,
    },
  ],
}

/** The legal officers' queue, and the bank's list of companies. */
export default defineResource('companies', {
  title: 'شرکت‌ها',
  singular: 'شرکت',
  permission: 'companies.list',
  isLegal: true,
  query: () =>
    reading('companies as company')
      .join('locations_guilds as guild', 'guild.id', 'company.guild_id')
      .joinRaw(`join company_members ceo on ceo.company_id = company.id and ceo.role = 'CEO'`)
      .join('identity_people as ceo_user', 'ceo_user.id', 'ceo.user_id')
      .leftJoin('locations_bank_branches as branch', 'branch.id', 'company.bank_branch_id')
      .leftJoin('companies_credit_lines as line', 'line.company_id', 'company.id')
      .leftJoin('ledger_accounts as account', 'account.id', 'line.account_id')
      .joinRaw(
        `left join companies_approvals as asked on asked.kind = 'ALLOCATE_CREDIT' and asked.company_id = company.id and asked.status = 'PENDING'`
      )
      .leftJoin('staff_accounts as holder', 'holder.id', 'company.claimed_by'),
  fields: {
    id: 'company.id',
    companyName: field.text('company.name', { sort: true }),
    companyUniqueId: field.code('company.national_id', { filter: true }),
    phone: field.code('ceo_user.phone', { label: 'ceoPhone' }),
    guildName: field.text('guild.name'),
    companyStatus: field.label('company.company_status', words.companyStatus, { filter: true }),
    ceoStatus: field.label('company.ceo_status', words.companyStatus, { filter: true }),
    boardMemberStatus: field.label('company.board_status', words.companyStatus, { filter: true }),
    appointmentStatus: field.label('company.appointment_status', words.companyStatus, {
      filter: true,
    }),
    companyKycStep: field.label<CompanyKycStep>(kycStep, words.companyKycStep, {
      export: false,
      filter: anyOf(companyKycSteps),
    }),
    branchName: field.text('branch.name', { label: 'bankBranchName' }),
    isDistributorDefined: field.yesNo('company.is_distributor_defined', { export: false }),
    credit: field.rials<number>('coalesce(account.credit_limit, 0)'),
    remainCredit: field.rials<number>(
      'coalesce(account.credit_limit - account.balance - account.held, 0)'
    ),
    isForgotten: field.raw<boolean>('company.released_at is not null'),
    // What an officer asked for, where it waits for a second person.
    allocationAmount: field.rials<number | null>(
      `case when ${kycStep} = 'ACCEPTED' then asked.amount end`,
      { sort: true }
    ),
    ...claimFields('company'),
    // Since all four steps are accepted, until there is credit.
    allocationSince: field.moment<Date | null>(
      `case when ${kycStep} = 'ACCEPTED' then company.accepted_at end`,
      { sort: true }
    ),
    waitingSince: field.moment('company.waiting_since', { filter: true, sort: true }),
    createdAt: field.moment('company.created_at', { filter: true, sort: true }),
    updatedAt: field.moment('company.updated_at', { export: false, sort: true }),
  },
  search: ['company.search_key'],
  filters: {
    // Of a company with four steps: at least one of them stands so.
    status: custom(choices(companyStatuses, words.companyStatus), (query, statuses) =>
      query.whereRaw(`array[${steps.join()}] && ?::text[]`, [statuses])
    ),
    waits: custom(yesOrNo, (query, waits) =>
      query.whereRaw(`(company.waiting_since is not null) = ?`, [waits])
    ),
    hasCredit: custom(yesOrNo, (query, has) =>
      query.whereRaw(`(coalesce(account.credit_limit, 0) > 0) = ?`, [has])
    ),
    claimed: claimedFilter('company'),
  },
  defaultSort: ['waitingSince', 'ASC'],
  show: readCompanyReview,
  history,
})
