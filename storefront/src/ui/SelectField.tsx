import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { fields as text } from '#core/words/fields.ts'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'

interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> {
  ref?: Ref<HTMLSelectElement>
  options: readonly { value: string; label: string }[]
}

/** Native, for short lists. */
export const SelectField = ({ options, ...props }: SelectFieldProps): ReactNode => {
  const { label, hint, error, isOptional, ...select } = props
  const { id, control } = useFieldIds({ hint, error })
  return (
    <Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <NativeSelect {...select} {...control}>
        <option value="" disabled hidden>
          {text.choose}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
