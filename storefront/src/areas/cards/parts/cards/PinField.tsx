import { digitsOnly, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useState } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field, useFieldIds } from '#ui/Field.tsx'
import { classes } from '#ui/classes.ts'
import controls from '#ui/controls.module.css'
import { useKeptCaret } from '#ui/useKeptCaret.ts'
import { cards as text } from '#areas/cards/words/cards.ts'
import { plainTyped } from '#core/caret.ts'
import styles from './cards.module.css'

interface PinFieldProps {
  label: string
  hint?: string
  error?: string
  value: string
  onChange: (digits: string) => void
  maxDigits: number
  autoFocus?: boolean
  isLast?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

/** Masked by CSS where possible, so that browsers do not offer to save it. */
const hiddenType = () =>
  CSS.supports('-webkit-text-security', 'disc') ? ('text' as const) : ('password' as const)

export const PinField = (props: PinFieldProps) => {
  const { label, hint, error, value, onChange, maxDigits, autoFocus, isLast, ref } = props
  const { id, control } = useFieldIds({ hint, error })
  const [isShown, setShown] = useState(false)
  const kept = useKeptCaret(
    (typed) => plainTyped(typed, maxDigits),
    (typed) => onChange(digitsOnly(typed))
  )
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.secret}>
        <input
          {...control}
          ref={(element) => {
            kept.input.current = element
            ref?.(element)
          }}
          type={isShown ? 'text' : hiddenType()}
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-lpignore="true"
          data-1p-ignore
          enterKeyHint={isLast ? 'done' : 'next'}
          autoFocus={autoFocus}
          dir="ltr"
          className={classes(controls.control, controls.number, !isShown && styles.masked)}
          value={toPersianDigits(value)}
          onChange={kept.onChange}
        />
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          aria-label={isShown ? text.pin.hide(label) : text.pin.show(label)}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hide : text.show}
        </button>
      </div>
    </Field>
  )
}

type Given = 'value' | 'onChange' | 'ref' | 'error'

export const FormPin = <Values extends FieldValues>({
  control,
  name,
  ...looks
}: Omit<PinFieldProps, Given> & { control: Control<Values>; name: FieldPath<Values> }) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref }, fieldState }) => (
      <PinField {...looks} {...{ value, onChange, ref }} error={fieldState.error?.message} />
    )}
  />
)
