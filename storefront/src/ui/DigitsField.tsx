import { digitsOnly, toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { InputHTMLAttributes } from 'react'
import { plainTyped } from '#core/caret.ts'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import { classes } from './classes.ts'
import controls from './controls.module.css'
import { useKeptCaret } from './useKeptCaret.ts'

type Passed = 'name' | 'autoComplete' | 'placeholder' | 'disabled' | 'enterKeyHint' | 'autoFocus'

interface DigitsFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, Passed | 'onBlur'> {
  value: string
  onChange: (digits: string) => void
  maxDigits: number
  /** For the focus on the first error. */
  ref?: (element: HTMLInputElement | null) => void
  type?: 'tel' | 'text'
}

/** Any script in, Persian out. */
export const DigitsField = (props: DigitsFieldProps) => {
  const { label, hint, error, isOptional, value, onChange, maxDigits, ref, type, ...input } = props
  const { id, control } = useFieldIds({ hint, error })
  const kept = useKeptCaret(
    (typed) => plainTyped(typed, maxDigits),
    (text) => onChange(digitsOnly(text))
  )
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        {...input}
        {...control}
        ref={(element) => {
          kept.input.current = element
          ref?.(element)
        }}
        type={type ?? 'text'}
        inputMode="numeric"
        dir="ltr"
        className={classes(controls.control, controls.number)}
        value={toPersianDigits(value)}
        onChange={kept.onChange}
      />
    </Field>
  )
}
