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

/** One page of the company's invoices. Another filter begins at the first page. */
export const useInvoices = () => {
  const [filter, setFilter] = useState<InvoiceFilter>({ keyword: '', status: '', isMine: false })
  const [at, setAt] = useState<At>({ page: 0, pageSize: 10 })
  const invoices = useQuery(dashboardEndpoints.invoices(at.pageSize, at.page, filter))
  // Until the next page is here the one before it is shown: a table of no rows would go back to its first page.
  const [shown, setShown] = useState(invoices.data)
  if (invoices.data && invoices.data !== shown) setShown(invoices.data)
  return {
    invoices,
    shown,
    filter,
    at,
    // Another size shows other rows: the page that was open is another one there.
    move: (to: At) => setAt(to.pageSize === at.pageSize ? to : { ...to, page: 0 }),
    narrow: (changed: Partial<InvoiceFilter>) => {
      setFilter({ ...filter, ...changed })
      setAt({ ...at, page: 0 })
    },
  }
}
