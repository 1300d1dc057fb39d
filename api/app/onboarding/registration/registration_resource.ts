import { packageStatuses } from '#contracts/credit'
import { personPlans } from '#contracts/plans'
import { bankStatuses, kycSteps, steps, stepStatuses, type Step } from '#contracts/registration'
import { words } from '#contracts/words'
import { fileHistory } from './file_history.js'
import * as column from '#app/platform/resource/columns'
import { anyOf, between, choices, custom, equals } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { claimedFilter, claimFields, type ClaimedRow } from '#app/platform/review/claimed'
import { headers, title } from './i18n/export.js'
import { registrationFile } from './queries/registration_file.js'

const statusOf = (step: Step) => `r.${step}_status`
const packageStatus = `coalesce(package.status, 'START')`

/** One row per user and plan: the reviewers' queue, and the bank's list of files. */
export default defineResource('registrations', {
  title,
  permission: 'registrations.list',
  query: () =>
    reading('registrations as r')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .leftJoin('shops as s', 's.registration_id', 'r.id')
      .leftJoin('chosen_packages as package', 'package.registration_id', 'r.id')
      .leftJoin('staff_users as holder', 'holder.id', 'r.claimed_by'),
  fields: {
    id: 'r.id',
    userId: 'r.user_id',
    plan: 'r.plan',
    firstname: 'u.firstname',
    lastname: 'u.lastname',
    phone: 'u.phone',
    nationalCode: 'u.national_code',
    shopname: 's.shopname',
    kycStep: 'r.kyc_step',
    identityOverallStatus: statusOf('identity'),
    shopOverallStatus: statusOf('shop'),
    docsOverallStatus: statusOf('docs'),
    bankStatus: 'r.bank_status',
    userSubscriptionPackageStatus: packageStatus,
    packageAmount: 'package.amount',
    // Since the fee was paid.
    allocationSince: `case when package.status = 'ALLOCATE_PENDING' then package.updated_at end`,
    waitingSince: 'r.waiting_since',
    ...claimFields('r'),
    createdAt: 'r.created_at',
    updatedAt: 'r.updated_at',
  },
  types: fieldTypes<{
    allocationSince: Date | null
    claimedBy: ClaimedRow['claimedBy']
    claimedUntil: ClaimedRow['claimedUntil']
  }>(),
  search: ['u.search_key', 's.search_key'],
  filters: {
    // Of a file with three steps: at least one of them stands so.
    status: custom(choices(stepStatuses, words.step), (query, statuses) =>
      query.whereRaw(`array[${steps.map(statusOf).join(', ')}] && ?::text[]`, [statuses])
    ),
    // The steps that wait.
    step: custom(choices(steps), (query, waiting) =>
      query.where((any) => {
        for (const step of waiting) void any.orWhere(statusOf(step), 'PENDING')
      })
    ),
    identityOverallStatus: anyOf(stepStatuses),
    shopOverallStatus: anyOf(stepStatuses),
    docsOverallStatus: anyOf(stepStatuses),
    bankStatus: anyOf(bankStatuses),
    kycStep: anyOf(kycSteps),
    userSubscriptionPackageStatus: anyOf(packageStatuses),
    plan: anyOf(personPlans),
    userId: equals(),
    claimed: claimedFilter('r'),
    waitingSince: between('moments'),
    createdAt: between('moments'),
  },
  sorts: [
    'waitingSince',
    'allocationSince',
    'createdAt',
    'updatedAt',
    'lastname',
    'kycStep',
    'plan',
  ],
  defaultSort: ['waitingSince', 'ASC'],
  columns: {
    phone: column.code(headers.phone),
    firstname: column.text(headers.firstname),
    lastname: column.text(headers.lastname),
    nationalCode: column.code(headers.nationalCode),
    shopname: column.text(headers.shopname),
    plan: column.label(headers.plan, words.plan),
    identityOverallStatus: column.label(headers.identity, words.step),
    shopOverallStatus: column.label(headers.shop, words.step),
    docsOverallStatus: column.label(headers.docs, words.step),
    kycStep: column.label(headers.kycStep, words.kycStep),
    bankStatus: column.label(headers.bankStatus, words.bankStatus),
    userSubscriptionPackageStatus: column.label(headers.package, words.package),
    packageAmount: column.rials(headers.packageAmount),
    waitingSince: column.jalaliMoment(headers.waitingSince),
    allocationSince: column.jalaliMoment(headers.allocationSince),
    createdAt: column.jalaliMoment(headers.createdAt),
  },
  show: registrationFile,
  history: fileHistory,
})
