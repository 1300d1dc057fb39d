import { supportMessages, type SentMessage } from '@kasbeno/api/contracts/messages'
import { words } from '@kasbeno/api/contracts/words'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import type { RecordOf } from '../../../providers/contract'
import { PhoneMessage } from '../../../components/PhoneMessage'

interface SmsDialogProps {
  record: RecordOf<'users'>
  onClose: () => void
}

const nameOf = ({ firstname, lastname, phone }: RecordOf<'users'>) =>
  [firstname, lastname].filter(Boolean).join(' ') || phone

/** Preview first, then send. */
export default function SmsDialog({ record, onClose }: SmsDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal, clearRefusal } = useCommand<'/api/admin/sms/{userId}'>()
  const [template, setTemplate] = useState('')
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<SentMessage | null>(null)
  const path = `sms/${record.id}`

  const submit = async () => {
    const body = { template, reason: reason.trim() }
    if (!preview) return setPreview(await run(`${path}?dryRun=true`, body))
    if (!(await run(path, body))) return
    notify('commands.sendSms.done', { type: 'success' })
    onClose()
  }
  const choose = (chosen: string) => {
    setTemplate(chosen)
    setPreview(null)
    clearRefusal()
  }
  return (
    <FormDialog
      title="commands.sendSms.title"
      submit={preview ? 'commands.sendSms.label' : 'commands.sendSms.preview'}
      words={{ name: nameOf(record) }}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason']}
      isIncomplete={!template || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        required
        autoFocus
        label={translate('commands.sendSms.message')}
        value={template}
        onChange={({ target }) => choose(target.value)}
      >
        {supportMessages.map((name) => (
          <MenuItem key={name} value={name}>
            {words.smsTemplate[name]}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField value={reason} onChange={setReason} error={refusal?.fields.reason} />
      {preview && (
        <>
          <Typography role="status">
            {translate('commands.sendSms.wouldGoTo')} <Code value={preview.phone} />
          </Typography>
          <PhoneMessage text={preview.text} params={{}} />
        </>
      )}
    </FormDialog>
  )
}
