import type { ComponentProps } from 'react'
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { DigitsField } from './DigitsField.tsx'

type Given = 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'

interface FormDigitsProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof DigitsField>,
  Given
> {
  control: Control<Values>
  name: FieldPath<Values>
}

export const FormDigits = <Values extends FieldValues>({
  control,
  name,
  ...looks
}: FormDigitsProps<Values>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      <DigitsField {...looks} {...field} error={fieldState.error?.message} />
    )}
  />
)
