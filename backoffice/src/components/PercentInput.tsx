import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { asPercent, fromPercent, shownPercent } from '../lib/rates'
import { useFault } from './formFaults'

interface PercentInputProps {
  /** Without the unit. */
  label: string
  /** Parts per million, or null. */
  value: number | null
  onChange: (ratePpm: number | null) => void
  error?: string
  hint?: string
  autoFocus?: boolean
  required?: boolean
}

/** At most four decimals; invalid input blocks the form. */
export const PercentInput = ({
  label,
  value,
  onChange,
  error,
  hint,
  ...input
}: PercentInputProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState(asPercent(value))
  const isWrong = typed.trim() !== '' && fromPercent(typed) === undefined
  useFault(isWrong)
  return (
    <TextField
      {...input}
      label={translate('unit.inPercent', { rate: label })}
      value={typed}
      error={isWrong || error !== undefined}
      helperText={isWrong ? translate('unit.refused.percent') : (error ?? hint)}
      onChange={({ target }) => {
        setTyped(shownPercent(target.value))
        onChange(fromPercent(target.value) ?? null)
      }}
      slotProps={{
        htmlInput: { inputMode: 'decimal', dir: 'ltr', style: { textAlign: 'right' } },
      }}
    />
  )
}
