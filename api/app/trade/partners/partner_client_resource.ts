import { partnerScopes, type PartnerScope } from '#contracts/identity'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { choices, custom } from '#app/platform/resource/filters'
import { folded, reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

export default defineResource('partner-clients', {
  title: 'مشتریان وب‌سرویس',
  singular: 'مشتری وب‌سرویس',
  permission: 'partner-clients.list',
  query: () =>
    reading('partner_clients as client')
      .leftJoin('distributors_suppliers as distributor', 'distributor.id', 'client.distributor_id')
      .leftJoin('identity_partner_uses as used', 'used.partner_client_id', 'client.id')
      .leftJoin('staff_accounts as granted', 'granted.id', 'client.token_granted_to'),
  fields: {
    id: 'client.id',
    name: field.text('client.name', { sort: true }),
    distributorId: field.id<string | null>('client.distributor_id', { filter: true }),
    distributorName: field.text<string | null>('distributor.name'),
    scopes: field.text<PartnerScope[]>('client.scopes'),
    isTest: field.yesNo('client.is_test', { filter: true }),
    active: field.active('client.active', { filter: true, sort: true }),
    tokenIssuedAt: field.moment<Date | null>('client.token_issued_at', { sort: true }),
    // Overlap of the former token.
    formerTokenUntil:
      field.raw<Date | null>(`(select max(former.valid_until) from former_partner_tokens former
                         where former.partner_client_id = client.id)`),
    lastUsedAt: field.moment<Date | null>('used.used_at', { sort: true }),
    tokenGrantedTo: field.raw<string | null>('client.token_granted_to'),
    tokenGrantedToName: field.raw<string | null>('granted.full_name'),
    tokenGrantedUntil: field.raw<Date | null>('client.token_granted_until'),
    createdAt: field.moment('client.created_at', { sort: true }),
  },
  search: [folded('client.name'), 'distributor.search_key'],
  filters: {
    scopes: custom(choices(partnerScopes), (query, scopes) =>
      query.whereRaw('client.scopes && ?::text[]', [scopes])
    ),
  },
  defaultSort: ['name', 'ASC'],
  history: ofItself('partner-clients'),
})
