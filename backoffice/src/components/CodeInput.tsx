import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { TextField } from '@mui/material'

interface CodeInputProps {
  label: string
  /** Its digits are ASCII, whatever was typed. */
  value: string
  onChange: (value: string) => void
  maxLength: number
  error?: string
  autoFocus?: boolean
}

/** A number that is a name: left to right, shown in Persian digits. */
export const CodeInput = ({ value, onChange, maxLength, error, ...input }: CodeInputProps) => (
  <TextField
    {...input}
    required
    value={toPersianDigits(value)}
    error={error !== undefined}
    helperText={error}
    onChange={({ target }) => onChange(toAsciiDigits(target.value))}
    slotProps={{ htmlInput: { maxLength, dir: 'ltr', style: { textAlign: 'right' } } }}
  />
)
