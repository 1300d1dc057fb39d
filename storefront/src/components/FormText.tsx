import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { TextField } from './TextField.tsx'

interface FormTextProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof TextField>,
  'name' | 'error' | 'form' | 'ref'
> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
}

/** A line of text that a form keeps, with its error. */
export const FormText = <Values extends FieldValues>({
  form,
  name,
  ...looks
}: FormTextProps<Values>) => (
  <TextField
    {...looks}
    {...form.register(name)}
    error={form.getFieldState(name, form.formState).error?.message}
  />
)
