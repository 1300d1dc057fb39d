import type { CompanyOrderSort, SortDirection } from '@kasbeno/api/contracts/approbations'
import type { OrderStatus } from '@kasbeno/api/contracts/orders'
import { asking, at, to } from '../../../core/api/at.ts'
import { queryOf } from '../../../core/api/queryOf.ts'

/** company §4 "Order approbation status" */
export const openTabs = ['PENDING_FOR_APPROBATION', 'PENDING_FOR_PAYMENT'] as const
type OpenTab = (typeof openTabs)[number]

export interface InvoiceFilter {
  keyword: string
  status: OrderStatus | OpenTab | ''
  isMine: boolean
  distributorId: string
  /** YYYY-MM-DD of the invoice, or empty. */
  from: string
  to: string
  sort: CompanyOrderSort | ''
  direction: SortDirection
}

const given = (filter: InvoiceFilter) => {
  const { keyword, status, isMine, distributorId, from, to, sort, direction } = filter
  const tab = openTabs.find((one) => one === status)
  return {
    keyword: keyword || null,
    status: tab ? null : status || null,
    approbationStatus: tab ?? null,
    waitingForMe: isMine ? 'true' : null,
    distributorId: distributorId || null,
    from: from || null,
    to: to || null,
    sort: sort || null,
    direction: sort ? direction : null,
  }
}

/** Beyond the phone's calls. */
export const dashboardEndpoints = {
  ceoToken: at('/user/ceo-token'),
  panel: at('/legal/company/orders/panel'),
  invoices: (pageSize: number, page: number, filter: InvoiceFilter) =>
    asking(at('/legal/company/orders/{pageSize}/{pageNumber}', pageSize, page), given(filter)),
  sellers: at('/legal/company/orders/distributors'),
  invoicesFile: (filter: InvoiceFilter) =>
    `/legal/company/orders/export${queryOf({ ...given(filter), format: 'xlsx' })}`,

  rule: at('/legal/company/approbations'),
  confirmRule: to('/legal/company/approbations/changes/{changeId}/confirm'),
  refuseRule: to('/legal/company/approbations/changes/{changeId}/refuse'),
  refusedRules: to('/legal/company/approbations/refused/{pageSize}/{pageNumber}'),
  ruleHistory: to('/legal/company/approbations/history/{pageSize}/{pageNumber}'),
} as const
