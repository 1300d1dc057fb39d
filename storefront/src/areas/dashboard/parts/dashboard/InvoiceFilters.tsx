import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { JalaliDateField } from '#ui/JalaliDateField.tsx'
import { NativeSelect } from '#ui/NativeSelect.tsx'
import { periodYears } from '#areas/wallet/parts/statement/periods.ts'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { statement } from '#areas/wallet/words/statement.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import type { Invoices } from './useInvoices.ts'
import styles from './dashboard.module.css'

const text = dashboard.invoices

type FilterProps = Pick<Invoices, 'filter' | 'narrow'>

export const Sellers = ({ filter, narrow }: FilterProps) => {
  const sellers = useQuery(dashboardEndpoints.sellers).data?.items ?? []
  return (
    <NativeSelect
      aria-label={text.seller}
      value={filter.distributorId}
      onChange={({ target }) => narrow({ distributorId: target.value })}
    >
      <option value="">{text.everySeller}</option>
      {sellers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

const shownDay = (day: string) => (day ? jalaliDate(day) : text.anyDay)

const DaysDialog = ({ filter, narrow, onClose }: FilterProps & { onClose: () => void }) => {
  const [{ from, to }, setDays] = useState(filter)
  const years = periodYears(new Date().toISOString().slice(0, 10))
  const isInverted = from !== '' && to !== '' && from > to
  const choose = (days: { from: string; to: string }) => {
    narrow(days)
    onClose()
  }
  return (
    <Dialog
      kind="dialog"
      title={text.days}
      onClose={onClose}
      actions={
        <>
          <Button wide disabled={isInverted} onClick={() => choose({ from, to })}>
            {text.showDays}
          </Button>
          <Button wide look="quiet" onClick={() => choose({ from: '', to: '' })}>
            {text.allDays}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <JalaliDateField
          label={text.from}
          years={years}
          value={from}
          onChange={(day) => setDays((days) => ({ ...days, from: day }))}
        />
        <JalaliDateField
          label={text.to}
          years={years}
          value={to}
          onChange={(day) => setDays((days) => ({ ...days, to: day }))}
          error={isInverted ? statement.problems.inverted : undefined}
        />
      </div>
    </Dialog>
  )
}

/** Between which days the invoice was issued. */
export const Days = ({ filter, narrow }: FilterProps) => {
  const [isOpen, setOpen] = useState(false)
  const { from, to } = filter
  return (
    <>
      <Button look="second" icon="clock" onClick={() => setOpen(true)}>
        {from || to ? text.daysOf(shownDay(from), shownDay(to)) : text.days}
      </Button>
      {isOpen && <DaysDialog filter={filter} narrow={narrow} onClose={() => setOpen(false)} />}
    </>
  )
}
