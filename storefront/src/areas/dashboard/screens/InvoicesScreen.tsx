import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { amountFrom, orderStatuses } from '@kasbeno/api/contracts/orders'
import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { FileButton } from '#ui/FileButton.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { NativeSelect } from '#ui/NativeSelect.tsx'
import { TextField } from '#ui/TextField.tsx'
import { AwaitedBadges } from '#areas/company/parts/orders/AwaitedBadges.tsx'
import { OrderBadges } from '#areas/company/parts/orders/OrderBadges.tsx'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { InvoicePanel } from '#areas/dashboard/parts/dashboard/InvoicePanel.tsx'
import { Days, Sellers } from '#areas/dashboard/parts/dashboard/InvoiceFilters.tsx'
import { useInvoices, type Invoices } from '#areas/dashboard/parts/dashboard/useInvoices.ts'
import { DataTable } from '#areas/dashboard/parts/grid/DataTable.tsx'
import type { TableColumn } from '#areas/dashboard/parts/grid/foldColumns.tsx'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import {
  dashboardEndpoints,
  openTabs,
  type InvoiceFilter,
} from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { CompanyOrderRow } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

const text = dashboard.invoices

/** Left to right inside the table. */
const ltr = (value: string | null) => (
  <bdi dir="ltr" className={styles.whole}>
    {value ?? text.none}
  </bdi>
)

/** company §2, in its order */
const columnsFor = (onOpen: (id: string) => void): TableColumn<CompanyOrderRow>[] => [
  { field: 'distributorName', headerName: text.distributor, flex: 1, minWidth: 96, sortable: true },
  {
    field: 'externalId',
    headerName: text.number,
    width: 115,
    renderCell: ({ row }) => <Ltr>{row.externalId}</Ltr>,
  },
  {
    field: 'referenceNumber',
    headerName: text.reference,
    foldsInto: 'externalId',
    width: 112,
    renderCell: ({ row }) => <Ltr>{row.referenceNumber}</Ltr>,
  },
  {
    field: 'invoicedAt',
    sortable: true,
    headerName: text.issuedAt,
    width: 142,
    renderCell: ({ row }) => ltr(jalaliDateTime(row.invoicedAt)),
  },
  {
    field: 'dueDateInDays',
    sortable: true,
    headerName: text.dueDays,
    foldsInto: 'invoicedAt',
    width: 98,
    renderCell: ({ row }) => toPersianDigits(row.dueDateInDays),
  },
  {
    field: 'paidAt',
    sortable: true,
    headerName: text.paidAt,
    foldsInto: 'invoicedAt',
    width: 142,
    renderCell: ({ row }) => ltr(row.paidAt && jalaliDateTime(row.paidAt)),
  },
  {
    field: 'cost',
    sortable: true,
    headerName: text.amount,
    width: 125,
    renderCell: ({ row }) => (
      <span>
        {ltr(groupDigits(amountFrom('CREDIT', row)))}
        <small className={styles.under}>{text.goods(groupDigits(row.grandTotalAmount))}</small>
      </span>
    ),
  },
  {
    field: 'status',
    headerName: text.status,
    width: 160,
    renderCell: ({ row }) => (
      <span className={styles.badges}>
        <OrderBadges order={row} />
        <AwaitedBadges document={row} />
      </span>
    ),
  },
  {
    field: 'details',
    headerName: text.details,
    width: 88,
    renderCell: ({ row }) => (
      <Button look="quiet" small onClick={() => onOpen(row.id)}>
        {text.details}
      </Button>
    ),
  },
]

/** Open ones share a status and differ by what they wait for. */
const endedStatuses = orderStatuses.filter((status) => status !== 'CREATED' && status !== 'HOLDED')

const typingMs = 400

/** Debounced; Enter searches at once. */
const Search = ({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), typingMs)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <TextField
        label={text.search}
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}

const Export = ({ filter }: { filter: InvoiceFilter }) => (
  <FileButton path={dashboardEndpoints.invoicesFile(filter)} done={text.exported}>
    {text.export}
  </FileButton>
)

const Statuses = ({ filter, narrow }: Pick<Invoices, 'filter' | 'narrow'>) => (
  <NativeSelect
    aria-label={text.status}
    value={filter.status}
    onChange={({ target }) => narrow({ status: target.value as InvoiceFilter['status'] })}
  >
    <option value="">{text.anyStatus}</option>
    {openTabs.map((tab) => (
      <option key={tab} value={tab}>
        {legalOrders.statuses[tab]}
      </option>
    ))}
    {endedStatuses.map((status) => (
      <option key={status} value={status}>
        {orders.statuses[status]}
      </option>
    ))}
  </NativeSelect>
)

const Filters = ({ filter, narrow }: Pick<Invoices, 'filter' | 'narrow'>) => (
  <>
    <div className={styles.filters}>
      <Search value={filter.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <Statuses filter={filter} narrow={narrow} />
      <NativeSelect
        aria-label={text.whose}
        value={filter.isMine ? 'mine' : ''}
        onChange={({ target }) => narrow({ isMine: target.value === 'mine' })}
      >
        <option value="">{text.everyones}</option>
        <option value="mine">{legalOrders.onlyMine}</option>
      </NativeSelect>
      <Export filter={filter} />
    </div>
    <div className={styles.choice}>
      <Sellers filter={filter} narrow={narrow} />
      <Days filter={filter} narrow={narrow} />
    </div>
  </>
)

/** company §2 */
export default function InvoicesScreen() {
  const found = useInvoices()
  const { invoices, shown, filter, at, opened } = found
  return (
    <DashboardFrame title={dashboard.pages.invoices}>
      <Filters {...found} />
      {invoices.error && !invoices.isLoading ? (
        <ErrorState onRetry={invoices.reload} />
      ) : (
        <div className={opened ? styles.beside : undefined}>
          <DataTable
            label={dashboard.pages.invoices}
            rows={shown?.items ?? []}
            columns={columnsFor(found.open)}
            total={shown?.meta.total ?? 0}
            at={at}
            onMove={found.move}
            sortedBy={filter.sort ? { field: filter.sort, direction: filter.direction } : null}
            onSort={found.sort}
            onOpen={({ id }) => found.open(id)}
            isLoading={invoices.isLoading}
            noRows={orders.empty}
          />
          {opened && <InvoicePanel key={opened} id={opened} onClose={() => found.open(null)} />}
        </div>
      )}
    </DashboardFrame>
  )
}
