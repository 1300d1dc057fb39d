import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useEffect, useState } from 'react'
import { HttpError, useLogin, useTranslate } from 'react-admin'
import type { Credentials } from '../providers/authProvider'
import { fetchDesk } from '../providers/fetchDesk'
import { Mark } from './Mark'

const wantsSecondFactor = (error: unknown) =>
  error instanceof HttpError && error.body?.totpRequired === true

const asText = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value.trim() : '')

export const LoginPage = () => {
  const translate = useTranslate()
  const login = useLogin()
  const [refusal, setRefusal] = useState('')
  const [isRunning, setIsRunning] = useState(false)
  const [asksTotp, setAsksTotp] = useState(false)
  useEffect(() => {
    document.title = `${translate('login.title')} | ${translate('app.name')}`
  }, [translate])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials: Credentials = {
      username: asText(form.get('username')),
      password: String(form.get('password') ?? ''),
      totp: asText(form.get('totp')) || undefined,
    }
    setIsRunning(true)
    setRefusal('')
    try {
      await login(credentials)
    } catch (error) {
      if (wantsSecondFactor(error)) setAsksTotp(true)
      setRefusal(error instanceof Error ? error.message : 'errors.network')
    } finally {
      setIsRunning(false)
    }
  }

  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeItems: 'center',
        p: 2,
        bgcolor: 'background.default',
      }}
    >
      <Paper
        component="form"
        onSubmit={submit}
        // the desk is on its way while the password is typed
        onInput={fetchDesk}
        sx={{ width: 360, maxWidth: '100%', p: 4, border: 1, borderColor: 'divider' }}
      >
        <Stack spacing={2}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1 }}>
            <Mark size={40} />
            <Box>
              <Typography variant="h1">{translate('app.name')}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate('login.title')}
              </Typography>
            </Box>
          </Stack>
          <TextField
            name="username"
            label={translate('login.username')}
            required
            autoFocus
            autoComplete="username"
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { required: false } }}
          />
          <TextField
            name="password"
            type="password"
            label={translate('login.password')}
            required
            autoComplete="current-password"
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { required: false } }}
          />
          {asksTotp ? (
            <TextField
              name="totp"
              autoFocus
              label={translate('login.totp')}
              autoComplete="one-time-code"
              slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric', maxLength: 6 } }}
            />
          ) : (
            <Button color="inherit" sx={{ alignSelf: 'start' }} onClick={() => setAsksTotp(true)}>
              {translate('login.haveTotp')}
            </Button>
          )}
          {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={isRunning}
            startIcon={isRunning ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {translate('ra.auth.sign_in')}
          </Button>
        </Stack>
      </Paper>
    </Box>
  )
}
