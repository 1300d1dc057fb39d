import { limits } from '@kasbeno/api/contracts/limits'
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { FormDigits } from '#ui/FormDigits.tsx'
import { FormText } from '#ui/FormText.tsx'
import { JalaliDateField } from '#ui/JalaliDateField.tsx'
import { identity as text } from '#areas/signup/words/identity.ts'

interface PersonFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the form calls these fields. */
  names: Record<'firstName' | 'lastName' | 'nationalCode' | 'birthDate', FieldPath<Values>>
  isOpen: boolean
  draft: string
}

/** For any form with these fields. */
export const PersonFields = <Values extends FieldValues>({
  form,
  names,
  isOpen,
  draft,
}: PersonFieldsProps<Values>) => (
  <>
    <FormText
      form={form}
      name={names.firstName}
      label={text.firstname}
      autoComplete="given-name"
      enterKeyHint="next"
      disabled={!isOpen}
    />
    <FormText
      form={form}
      name={names.lastName}
      label={text.lastname}
      autoComplete="family-name"
      enterKeyHint="next"
      disabled={!isOpen}
    />
    <FormDigits
      control={form.control}
      name={names.nationalCode}
      label={text.nationalCode}
      hint={isOpen ? text.nationalCodeHint : undefined}
      maxDigits={limits.nationalCode}
      autoComplete="off"
      enterKeyHint="next"
      disabled={!isOpen}
    />
    <Controller
      control={form.control}
      name={names.birthDate}
      render={({ field, fieldState }) => (
        <JalaliDateField
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          label={text.dateOfBirth}
          error={fieldState.error?.message}
          disabled={!isOpen}
          draft={isOpen ? `${draft}.${names.birthDate}` : undefined}
        />
      )}
    />
  </>
)
