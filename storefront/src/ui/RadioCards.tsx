import { useId, type ReactNode, type Ref } from 'react'
import { FieldError } from './Field.tsx'
import { classes } from './classes.ts'
import styles from './RadioCards.module.css'

export interface RadioCard {
  value: string
  label: ReactNode
  hint?: ReactNode
}

interface RadioCardsProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly RadioCard[]
  error?: string
  disabled?: boolean
  isRow?: boolean
  ref?: Ref<HTMLInputElement>
}

export const RadioCards = ({
  label,
  name,
  value,
  onChange,
  options,
  error,
  disabled,
  isRow,
  ref,
}: RadioCardsProps) => {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-error`} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      <div className={classes(styles.cards, isRow && styles.row)}>
        {options.map((option, i) => (
          <label key={option.value} className={styles.card}>
            <input
              ref={i === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.name}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
