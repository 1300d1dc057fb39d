import { partnerRequestKinds } from '#contracts/partners'
import { words } from '#contracts/words'
import { text } from '#app/shared/resource/columns'
import { equals } from '#app/shared/resource/filters'
import { folded } from '#app/shared/resource/query'
import { defineResource, fieldTypes } from '#app/shared/resource/resource'
import {
  readingRequests,
  requestColumns,
  requestFields,
  requestFilters,
  requestHistory,
  requestOrder,
  type RequestTypes,
} from '#app/shared/two_people/resource'
import { headers as common } from '#app/shared/resource/i18n/fa'
import { requestNames } from './i18n/export.js'

const name = `coalesce(client.name, request.after ->> 'name')`

/** New programs and tokens that wait for a second person, and what became of the others. */
export default defineResource('partner-requests', {
  ...requestNames,
  permission: 'partner-requests.list',
  query: () =>
    readingRequests('partner_requests')
      .leftJoin('partner_clients as client', 'client.id', 'request.partner_client_id')
      .joinRaw(
        `left join distributors distributor on distributor.id =
           coalesce(client.distributor_id, (request.after ->> 'distributorId')::uuid)`
      ),
  fields: {
    ...requestFields,
    partnerClientId: 'client.id',
    name,
    distributorName: 'distributor.name',
  },
  types: fieldTypes<
    RequestTypes & { partnerClientId: string | null; name: string; distributorName: string | null }
  >(),
  search: [folded(name)],
  filters: { ...requestFilters(partnerRequestKinds), partnerClientId: equals() },
  ...requestOrder,
  columns: requestColumns(words.partnerRequestKind, {
    name: text(common.name),
    distributorName: text(common.distributorName),
  }),
  history: requestHistory('partner-requests'),
})
