import { gatewayIndicators, gatewayRequestKinds } from '#contracts/payments'
import { words } from '#contracts/words'
import { label } from '#app/shared/resource/columns'
import { anyOf, equals } from '#app/shared/resource/filters'
import { defineResource } from '#app/shared/resource/resource'
import {
  readingRequests,
  requestColumns,
  requestFields,
  requestFilters,
  requestHistory,
  requestOrder,
} from '#app/shared/two_people/resource'
import { gatewayHeaders, gatewayRequestsTitle as title } from './i18n/export.js'

/** Gateways to be activated, and contracts of theirs, that wait for a second person, and what became of the others. */
export default defineResource('gateway-requests', {
  title,
  permission: 'gateway-requests.list',
  query: () =>
    readingRequests('gateway_requests').join('gateways as g', 'g.id', 'request.gateway_id'),
  fields: {
    ...requestFields,
    gatewayId: 'request.gateway_id',
    indicator: 'g.indicator',
  },
  filters: {
    ...requestFilters(gatewayRequestKinds),
    gatewayId: equals(),
    indicator: anyOf(gatewayIndicators),
  },
  ...requestOrder,
  columns: requestColumns(words.gatewayRequestKind, {
    indicator: label(gatewayHeaders.gateway, words.gateway),
  }),
  history: requestHistory('gateway-requests'),
})
