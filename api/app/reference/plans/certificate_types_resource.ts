import { plans, type Plan } from '#contracts/plans'
import { ofItself } from '#app/platform/history/history'
import { code, jalaliMoment, number, text } from '#app/platform/resource/columns'
import { choices, custom } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'

/** Papers that prove a business, as the phone offers them in each plan. */
export default defineResource('certificate-types', {
  ...names.certificateTypes,
  permission: 'certificate-types.list',
  query: () => reading('certificate_types as type'),
  fields: {
    id: 'type.id',
    code: 'type.code',
    name: 'type.name',
    plans: 'type.plans',
    position: 'type.position',
    updatedAt: 'type.updated_at',
  },
  types: fieldTypes<{ plans: Plan[] }>(),
  search: [folded('type.name'), folded('type.code')],
  filters: {
    plan: custom(choices(plans), (query, chosen) => query.whereRaw('type.plans && ?', [chosen])),
  },
  sorts: ['position', 'name', 'updatedAt'],
  defaultSort: ['position', 'ASC'],
  columns: {
    position: number(headers.position),
    name: text(common.name),
    code: code(headers.code),
    updatedAt: jalaliMoment(common.updatedAt),
  },
  history: ofItself('certificate-types'),
})
