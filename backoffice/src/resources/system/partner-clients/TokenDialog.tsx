import { FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { NewSecret } from '../../../components/NewSecret'
import { useCommand } from '../../../components/useCommand'
import type { RecordOf } from '../../../providers/contract'

interface TokenDialogProps {
  client: RecordOf<'partner-clients'>
  onClose: () => void
}

/** Makes the token and shows it this once. */
export default function TokenDialog({ client, onClose }: TokenDialogProps) {
  const translate = useTranslate()
  const { run, isRunning, refusal } = useCommand<'/api/admin/partner-clients/{id}/token'>()
  const [endsFormerToken, setEndsFormerToken] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  const hasFormerToken = client.tokenIssuedAt !== null && client.active
  const submit = async () => {
    const answer = await run(`partner-clients/${client.id}/token`, { endsFormerToken })
    if (answer) setToken(answer.token)
  }
  if (token) return <NewSecret secret={token} words="programs.token" onClose={onClose} />
  return (
    <FormDialog
      title="programs.take.title"
      explain={hasFormerToken ? 'programs.take.explainNext' : 'programs.take.explainFirst'}
      submit="programs.take.label"
      isRunning={isRunning}
      refusal={refusal}
      isSubmitFocused
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {hasFormerToken && (
        <FormControlLabel
          label={translate('programs.take.endsFormerToken')}
          control={
            <Switch
              checked={endsFormerToken}
              onChange={(_, checked) => setEndsFormerToken(checked)}
            />
          }
        />
      )}
    </FormDialog>
  )
}
