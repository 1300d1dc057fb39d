import { words } from '#contracts/words'
import { jalaliMoment, label, yesNo } from '#app/platform/resource/columns'
import { flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'

/** The plans, and which of them take new customers. */
export default defineResource('business-service-plans', {
  ...names.servicePlans,
  permission: 'business-service-plans.list',
  query: () => reading('business_service_plans as service'),
  idKind: 'text',
  fields: {
    id: 'service.plan',
    plan: 'service.plan',
    isOpen: 'service.is_open',
    changedAt: 'service.changed_at',
  },
  filters: { isOpen: flag() },
  sorts: ['plan', 'isOpen', 'changedAt'],
  defaultSort: ['plan', 'ASC'],
  columns: {
    plan: label(headers.plan, words.plan),
    isOpen: yesNo(headers.isOpen),
    changedAt: jalaliMoment(headers.changedAt),
  },
  history: {
    subjects: [
      {
        type: 'business-service-plans',
        ids: 'select id, null::text from business_service_plans where plan = ?',
      },
    ],
  },
})
