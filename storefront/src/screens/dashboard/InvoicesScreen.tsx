import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { orderStatuses, type OrderStatus } from '@kasbeno/api/contracts/orders'
import type { GridColDef } from '@mui/x-data-grid'
import { useEffect, useState } from 'react'
import { legalPaths } from '#app/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { Badge } from '#components/Badge.tsx'
import { Button, ButtonLink } from '#components/Button.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { NativeSelect } from '#components/NativeSelect.tsx'
import { TextField } from '#components/TextField.tsx'
import { AwaitedBadges } from '#features/companyOrders/AwaitedBadges.tsx'
import { DashboardFrame } from '#features/dashboard/DashboardFrame.tsx'
import { useInvoices } from '#features/dashboard/useInvoices.ts'
import { DataTable } from '#features/grid/DataTable.tsx'
import { installmentTones, orderTones } from '#features/orders/tones.ts'
import { dashboard } from '#i18n/fa/dashboard.ts'
import { legalOrders } from '#i18n/fa/legalOrders.ts'
import { orders } from '#i18n/fa/orders.ts'
import { askFile } from '#lib/api/client.ts'
import { dashboardEndpoints, type InvoiceFilter } from '#lib/api/dashboardEndpoints.ts'
import type { CompanyOrderRow } from '#lib/api/types.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import { groupDigits } from '#lib/grouped.ts'
import { saveFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import styles from '#features/dashboard/dashboard.module.css'

const text = dashboard.invoices

/** Numbers, codes and moments run left to right in a table that runs right to left. */
const ltr = (value: string | null) => <bdi dir="ltr">{value ?? text.none}</bdi>

/** A paid invoice says too how its repayment stands, an open one whether it waits for the reader. company §4 "Order status badges" */
const Status = (order: CompanyOrderRow) => {
  const { status, installmentReceiptStatus: repayment } = order
  return (
    <span className={styles.badges}>
      <Badge tone={orderTones[status]}>{orders.statuses[status]}</Badge>
      {repayment && (
        <Badge tone={installmentTones[repayment]}>{orders.installments[repayment]}</Badge>
      )}
      <AwaitedBadges order={order} />
    </span>
  )
}

/** company §2 "/legal-dashboard/invoices", in the order that it names them */
const columns: GridColDef<CompanyOrderRow>[] = [
  { field: 'distributorName', headerName: text.distributor, flex: 1, minWidth: 110 },
  {
    field: 'externalId',
    headerName: text.number,
    width: 105,
    renderCell: ({ row }) => <Ltr>{row.externalId}</Ltr>,
  },
  {
    field: 'referenceNumber',
    headerName: text.reference,
    width: 110,
    renderCell: ({ row }) => <Ltr>{row.referenceNumber}</Ltr>,
  },
  {
    field: 'invoicedAt',
    headerName: text.issuedAt,
    width: 150,
    renderCell: ({ row }) => ltr(jalaliDateTime(row.invoicedAt)),
  },
  {
    field: 'dueDateInDays',
    headerName: text.dueDays,
    width: 95,
    renderCell: ({ row }) => toPersianDigits(row.dueDateInDays),
  },
  {
    field: 'paidAt',
    headerName: text.paidAt,
    width: 150,
    renderCell: ({ row }) => ltr(row.paidAt && jalaliDateTime(row.paidAt)),
  },
  {
    field: 'grandTotalAmount',
    headerName: text.amount,
    width: 120,
    renderCell: ({ row }) => ltr(groupDigits(row.grandTotalAmount)),
  },
  {
    field: 'status',
    headerName: text.status,
    width: 160,
    renderCell: ({ row }) => <Status {...row} />,
  },
  {
    field: 'details',
    headerName: text.details,
    width: 75,
    renderCell: ({ row }) => (
      <ButtonLink look="quiet" small href={inPlan('kasbeno-fmcg-legal', legalPaths.order(row.id))}>
        {text.details}
      </ButtonLink>
    ),
  },
]

const typingMs = 400

/** What is typed is asked for once the typing rests; Enter does not wait. */
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

const Export = ({ filter }: { filter: InvoiceFilter }) => {
  const take = useCommand(async () => {
    const blob = await askFile(dashboardEndpoints.invoicesFile(filter))
    saveFile(new File([blob], text.fileName, { type: blob.type }))
    toast('success', text.exported)
  })
  return (
    <Button look="second" icon="arrowIn" isRunning={take.isRunning} onClick={() => void take.run()}>
      {text.export}
    </Button>
  )
}

/** The company's invoices as a table. company §2 "/legal-dashboard/invoices" */
export default function InvoicesScreen() {
  const { invoices, shown, filter, at, move, narrow } = useInvoices()
  return (
    <DashboardFrame title={dashboard.pages.invoices}>
      <div className={styles.filters}>
        <Search value={filter.keyword} onSearch={(keyword) => narrow({ keyword })} />
        <NativeSelect
          aria-label={text.status}
          value={filter.status}
          onChange={({ target }) => narrow({ status: target.value as OrderStatus | '' })}
        >
          <option value="">{text.anyStatus}</option>
          {orderStatuses.map((status) => (
            <option key={status} value={status}>
              {orders.statuses[status]}
            </option>
          ))}
        </NativeSelect>
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
      {invoices.error && !invoices.isLoading ? (
        <ErrorState onRetry={invoices.reload} />
      ) : (
        <DataTable
          label={dashboard.pages.invoices}
          rows={shown?.items ?? []}
          columns={columns}
          total={shown?.meta.total ?? 0}
          at={at}
          onMove={move}
          isLoading={invoices.isLoading}
          noRows={orders.empty}
        />
      )}
    </DashboardFrame>
  )
}
