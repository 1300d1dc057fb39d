import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** The plans, and which of them take new customers. */
export default defineResource('business-service-plans', {
  title: 'طرح‌ها',
  singular: 'طرح',
  permission: 'business-service-plans.list',
  query: () => reading('business_service_plans as service'),
  idKind: 'text',
  fields: {
    id: 'service.plan',
    plan: field.label('service.plan', words.plan, { sort: true }),
    isOpen: field.yesNo('service.is_open', {
      label: 'takesNewCustomers',
      filter: true,
      sort: true,
    }),
    changedAt: field.moment('service.changed_at', { sort: true }),
  },
  defaultSort: ['plan', 'ASC'],
  history: {
    subjects: [
      {
        type: 'business-service-plans',
        ids: 'select id, null::text from business_service_plans where plan = ?',
      },
    ],
  },
})
