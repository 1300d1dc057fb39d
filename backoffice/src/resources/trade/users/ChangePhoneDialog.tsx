import { useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { CodeInput } from '../../../components/CodeInput'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'

const phoneDigits = 11

interface ChangePhoneProps {
  user: RaRecord
  onClose: () => void
}

/** Checks the register, then a second person. */
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
      refusal={refusal}
      shownFields={['phone', 'reason']}
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
      <ReasonField value={reason} onChange={setReason} error={refused.reason} />
    </FormDialog>
  )
}
