import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { settingTextMax } from '@kasbeno/api/contracts/settings'
import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PercentInput } from '../../components/PercentInput'
import { RialInput } from '../../components/RialInput'
import { WholeNumberInput } from '../../components/WholeNumberInput'
import { kindOf } from './setting'

interface EditorProps {
  /** The setting. */
  id: string
  value: unknown
  /** Null while it is no value. */
  onChange: (value: unknown) => void
  error?: string
}

/** A text of digits (a phone number) is kept in ASCII ones, whatever was typed. */
const typedText = (text: string) =>
  /^[+0-9]+$/.test(toAsciiDigits(text)) ? toAsciiDigits(text) : text

const TextEditor = ({ label, value, onChange, error }: EditorProps & { label: string }) => {
  const [typed, setTyped] = useState(String(value ?? ''))
  return (
    <TextField
      autoFocus
      label={label}
      value={typed}
      error={error !== undefined}
      helperText={error}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(typedText(target.value))
      }}
      slotProps={{ htmlInput: { maxLength: settingTextMax } }}
    />
  )
}

/** The input that fits what the setting holds. */
export const Editor = (props: EditorProps) => {
  const { id, value, onChange, error } = props
  const translate = useTranslate()
  const label = translate(`enums.setting.${id}`, { _: id })
  const number = { autoFocus: true, label, value: value as number | null, onChange, error }
  switch (kindOf(id, value)) {
    case 'rials':
      return <RialInput {...number} />
    case 'number':
      return <WholeNumberInput {...number} />
    case 'rate':
      return <PercentInput {...number} />
    case 'flag':
      return (
        <FormControlLabel
          label={label}
          control={<Switch checked={value === true} onChange={(_, checked) => onChange(checked)} />}
        />
      )
    case 'switch':
      return (
        <FormControlLabel
          label={label}
          control={
            <Switch
              checked={value === 'ENABLED'}
              onChange={(_, checked) => onChange(checked ? 'ENABLED' : 'DISABLED')}
            />
          }
        />
      )
    case 'text':
      return <TextEditor {...props} label={label} />
  }
}
