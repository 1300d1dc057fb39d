import { plans } from '#contracts/plans'
import { planRequestKinds } from '#contracts/service_plans'
import { words } from '#contracts/words'
import { label } from '#app/shared/resource/columns'
import { anyOf } from '#app/shared/resource/filters'
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
import { headers, names } from './i18n/export.js'

/** Openings and closings of plans that wait for a second person, and what became of the others. */
export default defineResource('plan-requests', {
  ...names.planRequests,
  permission: 'plan-requests.list',
  query: () => readingRequests('plan_requests'),
  fields: { ...requestFields, plan: 'request.plan' },
  types: fieldTypes<RequestTypes>(),
  filters: { ...requestFilters(planRequestKinds), plan: anyOf(plans) },
  ...requestOrder,
  columns: requestColumns(words.planRequestKind, { plan: label(headers.plan, words.plan) }),
  history: requestHistory('plan-requests'),
})
