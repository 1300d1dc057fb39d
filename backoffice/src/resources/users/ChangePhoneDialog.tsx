import { limits } from '@kasbeno/api/contracts/limits'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { CodeInput } from '../../components/CodeInput'
import { FormDialog } from '../../components/FormDialog'
import { UntoldRefusal } from '../../components/UntoldRefusal'
import { useCommand } from '../../components/useCommand'

const phoneDigits = 11

interface ChangePhoneProps {
  user: RaRecord
  onClose: () => void
}

/** Another phone for the customer; the register of phones is asked, then a second person. */
export const ChangePhoneDialog = ({ user, onClose }: ChangePhoneProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [phone, setPhone] = useState('')
  const [reason, setReason] = useState('')
  const refused = refusal?.fields ?? {}

  const submit = async () => {
    if (!(await run(`users/${user.id}/change-phone`, { phone, reason: reason.trim() }))) return
    notify('commands.changePhone.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="phones.title"
      explain="phones.explain"
      submit="phones.change"
      words={{ name: [user.firstname, user.lastname].filter(Boolean).join(' ') }}
      isRunning={isRunning}
      isIncomplete={!phone.trim() || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CodeInput
        autoFocus
        label={translate('phones.newPhone')}
        value={phone}
        maxLength={phoneDigits}
        error={refused.phone}
        onChange={setPhone}
      />
      <TextField
        multiline
        required
        minRows={2}
        label={translate('commands.reason')}
        value={reason}
        error={Boolean(refused.reason)}
        helperText={refused.reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reason } }}
      />
      <UntoldRefusal refusal={refusal} told={['phone', 'reason']} />
    </FormDialog>
  )
}
