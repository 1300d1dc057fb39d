import {
  companyOrderSorts,
  sortDirections,
  type CompanyOrderSort,
} from '@kasbeno/api/contracts/approbations'
import { tablePageSizes } from '@kasbeno/api/contracts/limits'
import { orderStatuses } from '@kasbeno/api/contracts/orders'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import {
  dashboardEndpoints,
  openTabs,
  type InvoiceFilter,
} from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { useQuery } from '#core/query.ts'
import type { TablePage, TableSort } from '#areas/dashboard/parts/grid/DataTable.tsx'

const statuses = [...openTabs, ...orderStatuses]
const [smallest] = tablePageSizes
const idForm = /^[\da-f-]{36}$/
const dayForm = /^\d{4}-\d{2}-\d{2}$/

const knownIn = <T>(values: readonly T[], wanted: unknown): T | undefined =>
  values.find((one) => one === wanted)

const shapedAs = (form: RegExp, text: string | null) => (text && form.test(text) ? text : '')

/** What the address asks for; what nobody knows is left out. */
const readAddress = (search: URLSearchParams) => {
  const filter: InvoiceFilter = {
    keyword: search.get('keyword') ?? '',
    status: knownIn(statuses, search.get('status')) ?? '',
    isMine: search.get('waiting') === 'me',
    distributorId: shapedAs(idForm, search.get('distributor')),
    from: shapedAs(dayForm, search.get('from')),
    to: shapedAs(dayForm, search.get('to')),
    sort: knownIn(companyOrderSorts, search.get('sort')) ?? '',
    direction: knownIn(sortDirections, search.get('direction')) ?? 'desc',
  }
  const page = Math.max(0, Math.trunc(Number(search.get('page') ?? 1)) - 1)
  const pageSize = knownIn(tablePageSizes, Number(search.get('size'))) ?? smallest
  const at: TablePage = { page: Number.isSafeInteger(page) ? page : 0, pageSize }
  return { filter, at, opened: search.get('invoice') }
}

type Shown = ReturnType<typeof readAddress>

const addressOf = ({ filter, at, opened }: Shown): string => {
  const { keyword, status, isMine, distributorId, from, to, sort, direction } = filter
  const wanted = {
    ...{ keyword, status, waiting: isMine ? 'me' : '', distributor: distributorId, from, to, sort },
    direction: sort ? direction : '',
    page: at.page > 0 ? String(at.page + 1) : '',
    size: at.pageSize === smallest ? '' : String(at.pageSize),
    invoice: opened ?? '',
  }
  return dashboardPaths.invoicesOf(
    Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
  )
}

/** Filters, order, page and the open invoice stand in the address; filters reset the page. */
export const useInvoices = () => {
  const [, navigate] = useLocation()
  const now = readAddress(new URLSearchParams(useSearch()))
  const { filter, at } = now
  const invoices = useQuery(dashboardEndpoints.invoices(at.pageSize, at.page, filter))
  // Keeps the old page while loading: an empty table would reset.
  const [shown, setShown] = useState(invoices.data)
  if (invoices.data && invoices.data !== shown) setShown(invoices.data)
  const show = (changed: Partial<Shown>) =>
    navigate(addressOf({ ...now, ...changed }), { replace: true })
  const narrow = (changed: Partial<InvoiceFilter>) =>
    show({ filter: { ...filter, ...changed }, at: { ...at, page: 0 } })
  return {
    ...now,
    invoices,
    shown,
    // A new size resets the page.
    move: (to: TablePage) => show({ at: to.pageSize === at.pageSize ? to : { ...to, page: 0 } }),
    narrow,
    sort: (by: TableSort | null) =>
      narrow({
        sort: knownIn<CompanyOrderSort>(companyOrderSorts, by?.field) ?? '',
        direction: by?.direction ?? 'desc',
      }),
    open: (opened: string | null) => show({ opened }),
  }
}

export type Invoices = ReturnType<typeof useInvoices>
