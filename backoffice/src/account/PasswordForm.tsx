import { Button, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { RefusalAlert } from '../components/RefusalAlert'
import { useOwnChange } from './useOwnChange'

const empty = { currentPassword: '', newPassword: '', repeated: '' }
type Field = keyof typeof empty

const fields: { name: Field; autoComplete: string }[] = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
]

interface PasswordFormProps {
  hasTitle?: boolean
  onChanged?: () => void
}

export const PasswordForm = ({ hasTitle = true, onChanged }: PasswordFormProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { send, isRunning, refusal } = useOwnChange('PUT', 'password')
  const [form, setForm] = useState(empty)
  const differs = form.repeated !== '' && form.repeated !== form.newPassword
  const errorOf = (name: Field) =>
    name === 'repeated' && differs ? translate('account.differs') : refusal?.fields[name]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { currentPassword, newPassword } = form
    if (!(await send({ currentPassword, newPassword }))) return
    setForm(empty)
    notify('account.passwordChanged', { type: 'success' })
    onChanged?.()
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      {hasTitle && <Typography variant="h2">{translate('account.password')}</Typography>}
      {fields.map(({ name, autoComplete }) => (
        <TextField
          key={name}
          required
          type="password"
          label={translate(`account.${name}`)}
          autoComplete={autoComplete}
          value={form[name]}
          error={Boolean(errorOf(name))}
          helperText={errorOf(name)}
          onChange={(event) => setForm({ ...form, [name]: event.target.value })}
          slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { required: false } }}
        />
      ))}
      <RefusalAlert refusal={refusal} shownFields={fields.map(({ name }) => name)} />
      <Button
        type="submit"
        variant="contained"
        disabled={isRunning || differs}
        sx={{ alignSelf: 'start' }}
      >
        {translate('account.changePassword')}
      </Button>
    </Stack>
  )
}
