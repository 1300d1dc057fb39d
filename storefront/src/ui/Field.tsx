import { useId, type ReactNode } from 'react'
import { ui as text } from '#core/words/ui.ts'
import { Icon } from './Icon.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string
  isOptional?: boolean
}

interface Described {
  'id': string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The ids that tie a control to its hint and its error. */
export const useFieldIds = ({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control: Described = {
    'id': id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return { id, control }
}

/** Label, control, error, hint. */
export const Field = ({
  id,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldProps & { id: string; children: ReactNode }) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
      {isOptional && <span className={styles.optional}> {text.optional}</span>}
    </label>
    {children}
    {hint && (
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
    )}
    <FieldError id={id} error={error} />
  </div>
)

export const FieldError = ({ id, error }: { id: string; error?: string }) => (
  <div id={`${id}-error`} className={styles.error} aria-live="polite">
    {error && (
      <>
        <Icon name="alert" size={20} />
        <span>{error}</span>
      </>
    )}
  </div>
)
