import { partnerScopes, type PartnerScope } from '#contracts/identity'
import { ofItself } from '#app/platform/history/history'
import { active, jalaliMoment, text, yesNo } from '#app/platform/resource/columns'
import { choices, custom, equals, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { headers, title } from './i18n/export.js'

/** The programs of partners; their tokens are not among what is shown. */
export default defineResource('partner-clients', {
  title,
  permission: 'partner-clients.list',
  query: () =>
    reading('partner_clients as client')
      .leftJoin('distributors as distributor', 'distributor.id', 'client.distributor_id')
      .leftJoin('partner_uses as used', 'used.partner_client_id', 'client.id')
      .leftJoin('staff_users as granted', 'granted.id', 'client.token_granted_to'),
  fields: {
    id: 'client.id',
    name: 'client.name',
    distributorId: 'client.distributor_id',
    distributorName: 'distributor.name',
    scopes: 'client.scopes',
    isTest: 'client.is_test',
    active: 'client.active',
    tokenIssuedAt: 'client.token_issued_at',
    // Until when the token before it is good, too.
    formerTokenUntil: `(select max(former.valid_until) from former_partner_tokens former
                         where former.partner_client_id = client.id)`,
    lastUsedAt: 'used.used_at',
    tokenGrantedTo: 'client.token_granted_to',
    tokenGrantedToName: 'granted.full_name',
    tokenGrantedUntil: 'client.token_granted_until',
    createdAt: 'client.created_at',
  },
  types: fieldTypes<{
    distributorId: string | null
    distributorName: string | null
    scopes: PartnerScope[]
    tokenIssuedAt: Date | null
    formerTokenUntil: Date | null
    lastUsedAt: Date | null
    tokenGrantedTo: string | null
    tokenGrantedToName: string | null
    tokenGrantedUntil: Date | null
  }>(),
  search: [folded('client.name'), 'distributor.search_key'],
  filters: {
    distributorId: equals(),
    scopes: custom(choices(partnerScopes), (query, scopes) =>
      query.whereRaw('client.scopes && ?::text[]', [scopes])
    ),
    isTest: flag(),
    active: flag(),
  },
  sorts: ['name', 'active', 'tokenIssuedAt', 'lastUsedAt', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  columns: {
    name: text(common.name),
    distributorName: text(common.distributorName),
    scopes: text(headers.scopes),
    isTest: yesNo(headers.isTest),
    active: active(common.status),
    tokenIssuedAt: jalaliMoment(headers.tokenIssuedAt),
    lastUsedAt: jalaliMoment(headers.lastUsedAt),
    createdAt: jalaliMoment(common.createdAt),
  },
  history: ofItself('partner-clients'),
})
