import { partnerScopes } from '#contracts/identity'
import { ofItself } from '#app/shared/history/history'
import { active, jalaliMoment, text, yesNo } from '#app/shared/resource/columns'
import { choices, custom, equals, flag } from '#app/shared/resource/filters'
import { headers as common } from '#app/shared/resource/i18n/fa'
import { folded, reading } from '#app/shared/resource/query'
import { defineResource } from '#app/shared/resource/resource'
import { headers, title } from './i18n/export.js'

/** The programs of partners; their tokens are not among what is shown. */
export default defineResource('partner-clients', {
  title,
  permission: 'partner-clients.list',
  query: () =>
    reading('partner_clients as client').leftJoin(
      'distributors as distributor',
      'distributor.id',
      'client.distributor_id'
    ),
  fields: {
    id: 'client.id',
    name: 'client.name',
    distributorId: 'client.distributor_id',
    distributorName: 'distributor.name',
    scopes: 'client.scopes',
    isTest: 'client.is_test',
    active: 'client.active',
    createdAt: 'client.created_at',
  },
  search: [folded('client.name'), 'distributor.search_key'],
  filters: {
    distributorId: equals(),
    scopes: custom(choices(partnerScopes), (query, scopes) =>
      query.whereRaw('client.scopes && ?::text[]', [scopes])
    ),
    isTest: flag(),
    active: flag(),
  },
  sorts: ['name', 'active', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  columns: {
    name: text(common.name),
    distributorName: text(common.distributorName),
    scopes: text(headers.scopes),
    isTest: yesNo(headers.isTest),
    active: active(common.status),
    createdAt: jalaliMoment(common.createdAt),
  },
  history: ofItself('partner-clients'),
})
