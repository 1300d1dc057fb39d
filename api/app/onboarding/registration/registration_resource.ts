import { personPlans } from '#contracts/plans'
import { steps, stepStatuses, type Step } from '#contracts/registration'
import { words } from '#contracts/words'
import { fileHistory } from './file_history.js'
import * as field from '#app/platform/resource/fields'
import { anyOf, choices, custom } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { claimedFilter, claimFields } from '#app/platform/review/claimed'
import { registrationFile } from './queries/registration_file.js'

const statusOf = (step: Step) => `r.${step}_status`
const packageStatus = `coalesce(package.status, 'START')`

/** One row per user and plan: the reviewers' queue, and the bank's list of files. */
export default defineResource('registrations', {
  title: 'پرونده‌های ثبت‌نام',
  singular: 'پرونده',
  permission: 'registrations.list',
  query: () =>
    reading('registrations as r')
      .leftJoin('identity_people as u', 'u.id', 'r.user_id')
      .leftJoin('shops as s', 's.registration_id', 'r.id')
      .leftJoin('registration_packages as package', 'package.registration_id', 'r.id')
      .leftJoin('staff_accounts as holder', 'holder.id', 'r.claimed_by'),
  fields: {
    id: 'r.id',
    userId: field.id('r.user_id', { filter: true }),
    phone: field.code('u.phone'),
    firstname: field.text('u.firstname'),
    lastname: field.text('u.lastname', { sort: true }),
    nationalCode: field.code('u.national_code'),
    shopname: field.text('s.shopname'),
    plan: field.label('r.plan', words.plan, { filter: anyOf(personPlans), sort: true }),
    identityOverallStatus: field.label(statusOf('identity'), words.step, { filter: true }),
    shopOverallStatus: field.label(statusOf('shop'), words.step, { filter: true }),
    docsOverallStatus: field.label(statusOf('docs'), words.step, { filter: true }),
    kycStep: field.label('r.kyc_step', words.kycStep, { filter: true, sort: true }),
    bankStatus: field.label('r.bank_status', words.bankStatus, { filter: true }),
    userSubscriptionPackageStatus: field.label(packageStatus, words.package, { filter: true }),
    packageAmount: field.rials('package.amount'),
    waitingSince: field.moment('r.waiting_since', { filter: true, sort: true }),
    ...claimFields('r'),
    // Since the fee was paid.
    allocationSince: field.moment<Date | null>(
      `case when package.status = 'ALLOCATE_PENDING' then package.updated_at end`,
      { sort: true }
    ),
    createdAt: field.moment('r.created_at', {
      label: 'registrationBeganAt',
      filter: true,
      sort: true,
    }),
    updatedAt: field.moment('r.updated_at', { export: false, sort: true }),
  },
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
    claimed: claimedFilter('r'),
  },
  defaultSort: ['waitingSince', 'ASC'],
  show: registrationFile,
  history: fileHistory,
})
