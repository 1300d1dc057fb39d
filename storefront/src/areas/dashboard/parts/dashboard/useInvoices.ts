import { useState } from 'react'
import {
  dashboardEndpoints,
  type InvoiceFilter,
} from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { useQuery } from '#core/query.ts'

interface At {
  page: number
  pageSize: number
}

/** Filters reset the page. */
export const useInvoices = () => {
  const [filter, setFilter] = useState<InvoiceFilter>({ keyword: '', status: '', isMine: false })
  const [at, setAt] = useState<At>({ page: 0, pageSize: 10 })
  const invoices = useQuery(dashboardEndpoints.invoices(at.pageSize, at.page, filter))
  // Keeps the old page while loading: an empty table would reset.
  const [shown, setShown] = useState(invoices.data)
  if (invoices.data && invoices.data !== shown) setShown(invoices.data)
  return {
    invoices,
    shown,
    filter,
    at,
    // A new size resets the page.
    move: (to: At) => setAt(to.pageSize === at.pageSize ? to : { ...to, page: 0 }),
    narrow: (changed: Partial<InvoiceFilter>) => {
      setFilter({ ...filter, ...changed })
      setAt({ ...at, page: 0 })
    },
  }
}
