import { lazy, Suspense } from 'react'
import { TextField } from '@mui/material'

export interface JalaliDateInputProps {
  label: string
  /** Gregorian `YYYY-MM-DD`, or an ISO moment with `withTime`, shown in Tehran's time. */
  value: string | null
  onChange: (value: string | null) => void
  withTime?: boolean
  disableFuture?: boolean
}

const Picker = lazy(() => import('./JalaliPicker'))

export const JalaliDateInput = (props: JalaliDateInputProps) => (
  <Suspense fallback={<TextField label={props.label} disabled fullWidth />}>
    <Picker {...props} />
  </Suspense>
)
