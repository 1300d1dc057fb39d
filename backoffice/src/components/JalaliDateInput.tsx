import { lazy, Suspense } from 'react'
import { TextField } from '@mui/material'

export interface JalaliDateInputProps {
  label: string
  /** A Gregorian `YYYY-MM-DD`, or with `withTime` an ISO moment, which is typed and shown in Tehran's time. */
  value: string | null
  onChange: (value: string | null) => void
  withTime?: boolean
  disableFuture?: boolean
}

const Picker = lazy(() => import('./JalaliPicker'))

/** A date that is picked in the Jalali calendar; the calendar is fetched when it is first wanted. */
export const JalaliDateInput = (props: JalaliDateInputProps) => (
  <Suspense fallback={<TextField label={props.label} disabled fullWidth />}>
    <Picker {...props} />
  </Suspense>
)
