import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { InputAdornment, TextField } from '@mui/material'
import {
  type ChangeEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { readWholeNumber } from '../lib/wholeNumber'
import { useFault } from './formFaults'

export interface WholeNumberInputProps {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  error?: ReactNode
  /** Said under the field while nothing is wrong. */
  hint?: string
  /** Stands at the field's end. */
  unit?: string
  max?: number
  autoFocus?: boolean
  disabled?: boolean
  required?: boolean
  onBlur?: () => void
}

const digitsBefore = (text: string, end: number) => digitsOnly(text.slice(0, end)).length

const placeAfter = (text: string, digits: number): number => {
  let position = 0
  for (let seen = 0; seen < digits && position < text.length; position += 1) {
    if (digitsOnly(text[position] ?? '') !== '') seen += 1
  }
  return position
}

/** Accepts any script's digits, groups while typing, keeps the caret. */
export const WholeNumberInput = (props: WholeNumberInputProps) => {
  const { value, onChange, error, hint, unit, max = Number.MAX_SAFE_INTEGER, ...input } = props
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = value === null ? '' : formatNumber(value)

  useLayoutEffect(() => {
    if (caret.current === null || !field.current) return
    const place = placeAfter(shown, caret.current)
    field.current.setSelectionRange(place, place)
    caret.current = null
  }, [shown])

  // autofocused: typing replaces the value
  const isFirst = Boolean(input.autoFocus)
  useEffect(() => {
    if (isFirst) field.current?.select()
  }, [isFirst])

  const [refused, setRefused] = useState<'whole' | 'tooLarge' | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  // a left field has shown its refusal and the kept number
  useFault(refused !== null && !isLeft)

  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const number = readWholeNumber(target.value)
    const fault =
      number === 'refused' ? 'whole' : number !== null && number > max ? 'tooLarge' : null
    setRefused(fault)
    setIsLeft(false)
    if (fault || number === 'refused') return
    caret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length)
    onChange(number)
  }
  const said = refused ? translate(`unit.refused.${refused}`) : error

  return (
    <TextField
      {...input}
      fullWidth
      value={shown}
      onChange={read}
      onBlur={() => {
        setIsLeft(true)
        props.onBlur?.()
      }}
      error={Boolean(said)}
      helperText={said ?? hint ?? ' '}
      slotProps={{
        htmlInput: { ref: field, inputMode: 'numeric', dir: 'ltr', style: { textAlign: 'right' } },
        input: unit
          ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }
          : undefined,
      }}
    />
  )
}
