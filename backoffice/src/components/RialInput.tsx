import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { limits } from '@kasbeno/api/contracts/limits'
import { maxRials } from '@kasbeno/api/contracts/money'
import { InputAdornment, TextField } from '@mui/material'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatNumber } from '../lib/format'
import { readWholeNumber } from '../lib/wholeNumber'
import { tomanInWords } from '../lib/words'
import { useFault } from './formFaults'

interface RialInputProps {
  label: string
  value: number | null
  onChange: (amount: number | null) => void
  error?: string
  autoFocus?: boolean
  disabled?: boolean
}

const digitsBefore = (text: string, end: number) => digitsOnly(text.slice(0, end)).length

const placeAfter = (text: string, digits: number): number => {
  let position = 0
  for (let seen = 0; seen < digits && position < text.length; position += 1) {
    if (digitsOnly(text[position] ?? '') !== '') seen += 1
  }
  return position
}

/** Takes whole rials in digits of any script and nothing else, groups them while they are typed, keeps the caret, says the sum in words. */
export const RialInput = ({ label, value, onChange, error, ...input }: RialInputProps) => {
  const translate = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = value === null ? '' : formatNumber(value)
  const words = value === null ? '' : tomanInWords(value)

  useLayoutEffect(() => {
    if (caret.current === null || !field.current) return
    const place = placeAfter(shown, caret.current)
    field.current.setSelectionRange(place, place)
    caret.current = null
  }, [shown])

  const [refused, setRefused] = useState<'whole' | 'tooLarge' | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  // who leaves the field has read what was refused, and the amount that stands
  useFault(refused !== null && !isLeft)

  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const amount = readWholeNumber(target.value)
    const isTooLarge =
      typeof amount === 'number' &&
      (amount > maxRials || digitsOnly(target.value).length > limits.priceInput)
    const fault = amount === 'refused' ? 'whole' : isTooLarge ? 'tooLarge' : null
    setRefused(fault)
    setIsLeft(false)
    if (fault || amount === 'refused') return
    caret.current = digitsBefore(target.value, target.selectionStart ?? target.value.length)
    onChange(amount)
  }
  const said = refused ? translate(`unit.refused.${refused}`) : error

  return (
    <TextField
      {...input}
      fullWidth
      label={label}
      value={shown}
      onChange={read}
      onBlur={() => setIsLeft(true)}
      error={Boolean(said)}
      helperText={said ?? (words ? translate('unit.inWords', { words }) : ' ')}
      slotProps={{
        htmlInput: { ref: field, inputMode: 'numeric', dir: 'ltr', style: { textAlign: 'right' } },
        input: {
          endAdornment: <InputAdornment position="end">{translate('unit.rial')}</InputAdornment>,
        },
      }}
    />
  )
}
