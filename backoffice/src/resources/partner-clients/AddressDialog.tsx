import { webhookRules } from '@kasbeno/api/contracts/webhooks'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../../components/FormDialog'
import { NewSecret } from '../../components/NewSecret'
import { useCommand } from '../../components/useCommand'

interface AddressDialogProps {
  clientId: string
  /** The address that holds now; empty before the first. */
  url: string
  onClose: () => void
}

/** Names the address; the first time the key is made and shown. */
export default function AddressDialog({ clientId, url, onClose }: AddressDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/partner-clients/{id}/webhook'>()
  const [typed, setTyped] = useState(url)
  const [secret, setSecret] = useState<string | null>(null)

  const submit = async () => {
    const answer = await run(`partner-clients/${clientId}/webhook`, { url: typed.trim() }, 'PUT')
    if (!answer) return
    if (answer.secret) return setSecret(answer.secret)
    notify('webhooks.endpoint.saved', { type: 'success' })
    onClose()
  }
  if (secret) return <NewSecret secret={secret} words="webhooks.key" onClose={onClose} />
  return (
    <FormDialog
      title="webhooks.endpoint.title"
      explain="webhooks.endpoint.explain"
      submit="ra.action.save"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['url']}
      isIncomplete={!typed.trim() || typed.trim() === url}
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
    </FormDialog>
  )
}
