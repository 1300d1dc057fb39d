import { plans, type Plan } from '#contracts/plans'
import * as column from '#app/platform/resource/columns'
import { choices, custom, flag, isNull } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'
import { distributorFile } from './queries/distributor_file.js'

export default defineResource('distributors', {
  title: titles.distributors,
  permission: 'distributors.list',
  query: () => reading('distributors as d'),
  fields: {
    id: 'd.id',
    name: 'd.name',
    slug: 'd.slug',
    logo: 'd.logo',
    category: 'd.category',
    phone: 'd.phone',
    plans: 'd.plans',
    iban: 'd.iban',
    priority: 'd.priority',
    requiresConfirmation: 'd.requires_confirmation',
    paymentWindowDays: 'd.payment_window_days',
    dueDaysMin: 'd.due_days_min',
    dueDaysMax: 'd.due_days_max',
    active: 'd.active',
    createdAt: 'd.created_at',
    updatedAt: 'd.updated_at',
  },
  types: fieldTypes<{ plans: Plan[] }>(),
  search: ['d.search_key'],
  filters: {
    active: flag(),
    requiresConfirmation: flag(),
    // Those whom no run can pay.
    iban: isNull(),
    plan: custom(choices(plans), (query, chosen) => query.whereRaw('d.plans && ?', [chosen])),
  },
  sorts: ['name', 'category', 'priority', 'active', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  // Its own terms and account, for those who speak for all of it.
  confine: { distributor: 'd.id', branch: null },
  // How prominent the bank shows it among the others.
  bankOnly: ['priority'],
  columns: {
    name: column.text(headers.name),
    category: column.text(headers.category),
    phone: column.code(headers.phone),
    iban: column.code(headers.iban),
    priority: column.number(headers.priority),
    paymentWindowDays: column.number(headers.paymentWindowDays),
    requiresConfirmation: column.yesNo(headers.requiresConfirmation),
    active: column.active(headers.status),
    createdAt: column.jalaliMoment(headers.createdAt),
  },
  show: distributorFile,
  history: {
    subjects: [
      { type: 'distributors' },
      {
        type: 'distributor-requests',
        ids: `select id, null::text from change_requests where subject_type = 'distributors' and subject_id = ?::text`,
        permission: 'distributor-requests.list',
        isBankOnly: true,
      },
      {
        type: 'branches',
        ids: 'select id, null::text from distributor_branches where distributor_id = ?',
        permission: 'branches.list',
      },
    ],
  },
})
