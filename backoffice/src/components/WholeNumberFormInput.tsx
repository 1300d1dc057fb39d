import {
  useInput,
  useResourceContext,
  useTranslate,
  ValidationError,
  type Validator,
} from 'react-admin'
import { WholeNumberInput } from './WholeNumberInput'

interface WholeNumberFormInputProps {
  source: string
  validate?: Validator | Validator[]
  /** A dictionary key; hidden while invalid. */
  helperText?: string
}

/** A whole number in a resource's form, under the name that the field has there. */
export const WholeNumberFormInput = ({
  source,
  validate,
  helperText,
}: WholeNumberFormInputProps) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const { field, fieldState, isRequired } = useInput({ source, validate })
  const { error } = fieldState
  return (
    <WholeNumberInput
      label={translate(`resources.${resource}.fields.${source}`)}
      value={typeof field.value === 'number' ? field.value : null}
      required={isRequired}
      {...(helperText && { hint: translate(helperText) })}
      error={error?.message && <ValidationError error={error.message} />}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
