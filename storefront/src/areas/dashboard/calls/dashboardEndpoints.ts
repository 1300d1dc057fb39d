import type { OrderStatus } from '@kasbeno/api/contracts/orders'
import type { Address } from '../../../core/api/contract.ts'
import { queryOf } from '../../../core/api/queryOf.ts'

/** What open invoices wait for. company §4 "Order approbation status" */
export const openTabs = ['PENDING_FOR_APPROBATION', 'PENDING_FOR_PAYMENT'] as const
type OpenTab = (typeof openTabs)[number]

export interface InvoiceFilter {
  keyword: string
  status: OrderStatus | OpenTab | ''
  /** What waits for the reader alone. */
  isMine: boolean
}

const given = ({ keyword, status, isMine }: InvoiceFilter) => {
  const tab = openTabs.find((one) => one === status)
  return {
    keyword: keyword || null,
    status: tab ? null : status || null,
    approbationStatus: tab ?? null,
    waitingForMe: isMine ? 'true' : null,
  }
}

/** What the dashboard of a company asks beside what its members ask on the phone. */
export const dashboardEndpoints = {
  ceoToken: '/user/ceo-token' as Address<'/user/ceo-token'>,
  panel: '/legal/company/orders/panel' as Address<'/legal/company/orders/panel'>,
  invoices: (
    pageSize: number,
    page: number,
    filter: InvoiceFilter
  ): Address<'/legal/company/orders/{pageSize}/{pageNumber}'> =>
    `/legal/company/orders/${pageSize}/${page}${queryOf(given(filter))}` as const,
  invoicesFile: (filter: InvoiceFilter) =>
    `/legal/company/orders/export${queryOf({ ...given(filter), format: 'xlsx' })}`,

  rule: '/legal/company/approbations' as Address<'/legal/company/approbations'>,
  confirmRule: (
    changeId: string
  ): Address<'/legal/company/approbations/changes/{changeId}/confirm'> =>
    `/legal/company/approbations/changes/${changeId}/confirm` as const,
  refuseRule: (
    changeId: string
  ): Address<'/legal/company/approbations/changes/{changeId}/refuse'> =>
    `/legal/company/approbations/changes/${changeId}/refuse` as const,
  ruleHistory: (
    pageSize: number,
    page: number
  ): Address<'/legal/company/approbations/history/{pageSize}/{pageNumber}'> =>
    `/legal/company/approbations/history/${pageSize}/${page}` as const,
} as const
