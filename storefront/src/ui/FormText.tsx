import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from './TextField.tsx'

type Kept<Values extends FieldValues, Looks> = Omit<Looks, 'name' | 'error' | 'form' | 'ref'> & {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
}

type FormTextProps<Values extends FieldValues> = Kept<Values, ComponentProps<typeof TextField>>
type FormTextAreaProps<Values extends FieldValues> = Kept<Values, ComponentProps<typeof TextArea>>

/** Registers on render, so that error focus follows the visual order. */
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

/** The same for some lines of text. */
export const FormTextArea = <Values extends FieldValues>({
  form,
  name,
  ...looks
}: FormTextAreaProps<Values>) => (
  <TextArea
    {...looks}
    {...form.register(name)}
    error={form.getFieldState(name, form.formState).error?.message}
  />
)
