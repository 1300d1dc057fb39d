import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { limits } from '@kasbeno/api/contracts/limits'
import { useState } from 'react'
import { groupTyped, type Typed } from '#core/caret.ts'
import { groupDigits } from '#core/grouped.ts'
import { isWholeAmount, parseRials, rialsInWords } from '#core/money.ts'
import { money } from '#core/words/money.ts'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import { classes } from './classes.ts'
import controls from './controls.module.css'
import styles from './PriceField.module.css'
import { useKeptCaret } from './useKeptCaret.ts'

/** 15 digits fit safe integers and, grouped, person §5's 18 characters. */
const maxDigits = Math.floor((limits.priceInput * 3) / 4) + 1

interface PriceFieldProps extends FieldProps {
  value: number | null
  onChange: (rials: number | null) => void
  disabled?: boolean
}

const shown = (value: number | null) => (value === null ? '' : groupDigits(value))

/** Refuses fractions and minus; groups, with words. */
export const PriceField = ({ value, onChange, disabled, ...field }: PriceFieldProps) => {
  const [isRefused, setRefused] = useState(false)
  const told = { ...field, error: isRefused ? money.wholeOnly : field.error }
  const { id, control } = useFieldIds(told)
  const format = (typed: Typed): Typed => {
    const isWhole = isWholeAmount(typed.text)
    setRefused(!isWhole)
    const before = shown(value)
    return isWhole ? groupTyped(typed, maxDigits) : { text: before, caret: before.length }
  }
  const kept = useKeptCaret(format, (typed) => onChange(parseRials(typed)))
  return (
    <Field id={id} {...told}>
      <div className={styles.frame}>
        <input
          {...control}
          ref={kept.input}
          className={classes(controls.control, controls.number, styles.input)}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          placeholder={toPersianDigits(0)}
          value={shown(value)}
          onChange={kept.onChange}
          disabled={disabled}
        />
        <span className={styles.unit} aria-hidden="true">
          {money.rial}
        </span>
      </div>
      <div className={styles.words} aria-live="polite">
        {value !== null && value > 0 ? rialsInWords(value) : ''}
      </div>
    </Field>
  )
}
