import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { isIban } from '@kasbeno/api/contracts/iban'
import { limits } from '@kasbeno/api/contracts/limits'
import {
  settingTextMax,
  transferAccountOf,
  transferAccountText,
} from '@kasbeno/api/contracts/settings'
import { FormControlLabel, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { PercentInput } from '../../../components/PercentInput'
import { RialInput } from '../../../components/RialInput'
import { WholeNumberInput } from '../../../components/WholeNumberInput'
import { kindOf } from './setting'

interface EditorProps {
  id: string
  value: unknown
  /** Null while invalid. */
  onChange: (value: unknown) => void
  error?: string
}

/** Digits are stored as ASCII. */
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

const typedIban = (text: string) =>
  toAsciiDigits(text)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase()

/** IBAN and holder, which hold at once or not at all. */
const AccountEditor = ({ value, onChange, error }: EditorProps) => {
  const translate = useTranslate()
  const [{ iban, holder }, setTyped] = useState(() => transferAccountOf(String(value ?? '')))
  const isWrong = iban !== '' && !isIban(iban)
  const change = (next: { iban: string; holder: string }) => {
    setTyped(next)
    const name = next.holder.trim()
    const isNone = !next.iban && !name
    const isWhole = isIban(next.iban) && name !== ''
    onChange(isNone || isWhole ? transferAccountText(next.iban, name) : null)
  }
  return (
    <>
      <TextField
        autoFocus
        label={translate('settings.transferIban')}
        value={iban}
        error={isWrong || error !== undefined}
        helperText={error ?? translate(isWrong ? 'settings.ibanWrong' : 'settings.ibanHint')}
        onChange={({ target }) => change({ iban: typedIban(target.value), holder })}
        slotProps={{ htmlInput: { dir: 'ltr', autoComplete: 'off', maxLength: 40 } }}
      />
      <TextField
        label={translate('settings.transferHolder')}
        value={holder}
        onChange={({ target }) => change({ iban, holder: target.value })}
        slotProps={{ htmlInput: { maxLength: limits.name } }}
      />
    </>
  )
}

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
    case 'account':
      return <AccountEditor {...props} />
    case 'text':
      return <TextEditor {...props} label={label} />
  }
}
