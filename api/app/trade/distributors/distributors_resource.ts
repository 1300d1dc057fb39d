import { plans, type Plan } from '#contracts/plans'
import * as field from '#app/platform/resource/fields'
import { choices, custom, isNull } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { distributorFile } from './queries/distributor_file.js'

export default defineResource('distributors', {
  title: 'شرکت‌های پخش',
  singular: 'شرکت پخش',
  permission: 'distributors.list',
  query: () => reading('distributors as d'),
  fields: {
    id: 'd.id',
    name: field.text('d.name', { sort: true }),
    slug: field.code('d.slug', { export: false }),
    logo: 'd.logo',
    category: field.text('d.category', { sort: true }),
    phone: field.code('d.phone', { label: 'landline' }),
    plans: field.raw<Plan[]>('d.plans'),
    iban: field.code('d.iban', { filter: isNull() }),
    // Set by the bank.
    priority: field.number('d.priority', { sort: true, bankOnly: true }),
    paymentWindowDays: field.number('d.payment_window_days'),
    dueDaysMin: field.number('d.due_days_min', { export: false }),
    dueDaysMax: field.number('d.due_days_max', { export: false }),
    requiresConfirmation: field.yesNo('d.requires_confirmation', { filter: true }),
    active: field.active('d.active', { filter: true, sort: true }),
    createdAt: field.moment('d.created_at', { sort: true }),
    updatedAt: 'd.updated_at',
  },
  search: ['d.search_key'],
  filters: {
    plan: custom(choices(plans), (query, chosen) => query.whereRaw('d.plans && ?', [chosen])),
  },
  defaultSort: ['name', 'ASC'],
  // Not for branch users.
  confine: { distributor: 'd.id', branch: null },
  show: distributorFile,
  history: {
    subjects: [
      { type: 'distributors' },
      {
        type: 'distributor-requests',
        ids: `select id, null::text from platform_change_requests where subject_type = 'distributors' and subject_id = ?::text`,
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
