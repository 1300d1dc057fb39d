import { webhookRules } from '@kasbeno/api/contracts/webhooks'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'

interface AddressDialogProps {
  clientId: string
  /** Empty before the first. */
  url: string
  onClose: () => void
}

/** By a second person. */
export default function AddressDialog({ clientId, url, onClose }: AddressDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [typed, setTyped] = useState(url)
  const [reason, setReason] = useState('')

  const submit = async () => {
    const body = { url: typed.trim(), reason: reason.trim() }
    if (!(await run(`partner-clients/${clientId}/webhook`, body, 'PUT'))) return
    notify('webhooks.endpoint.asked', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="webhooks.endpoint.title"
      explain="webhooks.endpoint.explain"
      submit="webhooks.endpoint.ask"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['url', 'reason']}
      isIncomplete={!typed.trim() || typed.trim() === url || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={translate('webhooks.endpoint.url')}
        value={typed}
        error={Boolean(refusal?.fields.url)}
        helperText={refusal?.fields.url ?? translate('webhooks.endpoint.urlHint')}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            inputMode: 'url',
            autoComplete: 'off',
            maxLength: webhookRules.urlLength,
          },
        }}
      />
      <ReasonField value={reason} onChange={setReason} error={refusal?.fields.reason} />
    </FormDialog>
  )
}
