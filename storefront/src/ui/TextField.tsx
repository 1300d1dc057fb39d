import type { InputHTMLAttributes, Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import styles from './controls.module.css'
import { classes } from './classes.ts'

interface TextFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  ref?: Ref<HTMLInputElement>
  /** Numbers and codes run left to right, also while they are typed. */
  isNumber?: boolean
}

export const TextField = ({
  label,
  hint,
  error,
  isOptional,
  isNumber,
  ...input
}: TextFieldProps) => {
  const { id, control } = useFieldIds({ hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <input
        {...input}
        {...control}
        className={classes(styles.control, isNumber && styles.number)}
        dir={isNumber ? 'ltr' : input.dir}
        inputMode={isNumber ? 'numeric' : input.inputMode}
      />
    </Field>
  )
}

interface TextAreaProps extends FieldProps, Omit<InputHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>
}

export const TextArea = ({ label, hint, error, isOptional, ...input }: TextAreaProps) => {
  const { id, control } = useFieldIds({ hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea {...input} {...control} rows={3} className={styles.control} />
    </Field>
  )
}
