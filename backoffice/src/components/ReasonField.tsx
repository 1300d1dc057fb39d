import { limits } from '@kasbeno/api/contracts/limits'
import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

interface ReasonFieldProps {
  value: string
  onChange: (value: string) => void
  error?: string
  /** A dictionary key, where the words are no reason. */
  label?: string
  isOptional?: boolean
  autoFocus?: boolean
}

/** As long as the audit trail allows. */
export const ReasonField = (props: ReasonFieldProps) => {
  const { value, onChange, error, isOptional = false, autoFocus } = props
  const translate = useTranslate()
  return (
    <TextField
      multiline
      minRows={2}
      autoFocus={autoFocus}
      required={!isOptional}
      label={translate(props.label ?? (isOptional ? 'commands.reasonOptional' : 'commands.reason'))}
      value={value}
      error={error !== undefined}
      helperText={error ?? translate('commands.reasonKeys')}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: limits.reason } }}
    />
  )
}
