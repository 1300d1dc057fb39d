import { TextField } from '@mui/material'

interface SecretInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  error?: string
  autoFocus?: boolean
}

/** A secret of a contract: written, and never shown; no browser keeps it. */
export const SecretInput = ({ onChange, maxLength, error, ...input }: SecretInputProps) => (
  <TextField
    {...input}
    required
    type="password"
    autoComplete="new-password"
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength, dir: 'ltr' } }}
  />
)
