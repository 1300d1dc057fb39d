import { Alert, Box, Button, Link, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useGetIdentity, useNotify, useTranslate } from 'react-admin'
import type { CommandAnswer } from '../providers/contract'
import { QrCode } from '../components/QrCode'
import { RefusalAlert } from '../components/RefusalAlert'
import { forgetWhoIAm } from '../providers/session'
import { useOwnChange } from './useOwnChange'

type Secret = CommandAnswer<'/api/admin/me/totp'>

/** To scan from another device, to open on this one, or to copy in groups of four. */
const SecretToCopy = ({ secret, otpauthUrl }: Secret) => {
  const translate = useTranslate()
  return (
    <Alert severity="info" icon={false}>
      <Typography variant="body2">{translate('account.secretHint')}</Typography>
      <QrCode text={otpauthUrl} label={translate('account.secretQr')} />
      <Box dir="ltr" sx={{ fontFamily: 'monospace', fontSize: '1rem', my: 1 }}>
        {secret.match(/.{1,4}/g)?.join(' ')}
      </Box>
      <Link href={otpauthUrl}>{translate('account.openAuthenticator')}</Link>
    </Alert>
  )
}

export const SecondFactorForm = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const start = useOwnChange('POST', 'totp')
  const confirm = useOwnChange('POST', 'totp/confirm')
  const [secret, setSecret] = useState<Secret | null>(null)
  const [typed, setTyped] = useState('')
  const [oldCode, setOldCode] = useState('')
  const { identity, refetch } = useGetIdentity()
  const replaces = Boolean(identity?.hasTotp)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!secret) {
      setSecret(await start.send({ password: typed, ...(replaces && { totp: oldCode }) }))
      setOldCode('')
      setTyped('')
    } else if (await confirm.send({ totp: typed })) {
      setSecret(null)
      setTyped('')
      forgetWhoIAm()
      void refetch?.()
      notify('account.secondFactorOn', { type: 'success' })
    }
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography variant="h2">{translate('account.secondFactor')}</Typography>
      <Typography variant="body2">{translate('account.secondFactorHint')}</Typography>
      {secret && <SecretToCopy {...secret} />}
      <TextField
        required
        key={secret ? 'totp' : 'password'}
        type={secret ? 'text' : 'password'}
        label={translate(secret ? 'login.totp' : 'account.currentPassword')}
        autoComplete={secret ? 'one-time-code' : 'current-password'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: secret ? 'numeric' : undefined },
          inputLabel: { required: false },
        }}
      />
      {!secret && replaces && (
        <TextField
          required
          label={translate('account.currentTotp')}
          helperText={start.refusal?.fields.totp ?? translate('account.secondFactorReplaced')}
          error={Boolean(start.refusal?.fields.totp)}
          autoComplete="one-time-code"
          value={oldCode}
          onChange={(event) => setOldCode(event.target.value)}
          slotProps={{
            htmlInput: { dir: 'ltr', inputMode: 'numeric' },
            inputLabel: { required: false },
          }}
        />
      )}
      <RefusalAlert refusal={secret ? confirm.refusal : start.refusal} />
      <Button
        type="submit"
        variant="outlined"
        disabled={start.isRunning || confirm.isRunning}
        sx={{ alignSelf: 'start' }}
      >
        {translate(secret ? 'account.confirmSecondFactor' : 'account.startSecondFactor')}
      </Button>
    </Stack>
  )
}
