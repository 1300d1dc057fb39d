import {
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { Option } from '#core/options.ts'
import type { Query } from '#core/query.ts'
import { SelectSheet } from './SelectSheet.tsx'

interface FormSelectProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  label: string
  options: Query<readonly Option[]>
  isOpen?: boolean
  isOptional?: boolean
  /** What must be chosen before this can be. */
  waitsFor?: string
  /** Fields that lose their meaning with another choice here. */
  clears?: FieldPath<Values>[]
}

export const FormSelect = <Values extends FieldValues>({
  form,
  name,
  label,
  options,
  isOpen = true,
  isOptional,
  waitsFor,
  clears = [],
}: FormSelectProps<Values>) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <SelectSheet
        ref={field.ref}
        label={label}
        isOptional={isOptional}
        hint={isOpen ? waitsFor : undefined}
        value={field.value}
        options={options}
        error={fieldState.error?.message}
        disabled={!isOpen || waitsFor !== undefined}
        onChange={(value) => {
          const empty = '' as FieldPathValue<Values, FieldPath<Values>>
          if (value !== field.value) clears.forEach((other) => form.setValue(other, empty))
          field.onChange(value)
          form.clearErrors(name)
        }}
      />
    )}
  />
)
