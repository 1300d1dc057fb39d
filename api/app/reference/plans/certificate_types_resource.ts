import { plans, type Plan } from '#contracts/plans'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { choices, custom } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Papers that prove a business, as the phone offers them in each plan. */
export default defineResource('certificate-types', {
  title: 'مدرک‌های کسب‌وکار',
  singular: 'مدرک کسب‌وکار',
  permission: 'certificate-types.list',
  query: () => reading('certificate_types as type'),
  fields: {
    id: 'type.id',
    position: field.number('type.position', { sort: true }),
    name: field.text('type.name', { sort: true }),
    plans: field.raw<Plan[]>('type.plans'),
    code: field.code('type.code'),
    updatedAt: field.moment('type.updated_at', { sort: true }),
  },
  search: [folded('type.name'), folded('type.code')],
  filters: {
    plan: custom(choices(plans), (query, chosen) => query.whereRaw('type.plans && ?', [chosen])),
  },
  defaultSort: ['position', 'ASC'],
  history: ofItself('certificate-types'),
})
