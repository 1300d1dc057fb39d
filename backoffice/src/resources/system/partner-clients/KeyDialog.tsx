import { useState } from 'react'
import { FormDialog } from '../../../components/FormDialog'
import { NewSecret } from '../../../components/NewSecret'
import { useCommand } from '../../../components/useCommand'

/** The former key stays valid for some days. */
export default function KeyDialog({
  clientId,
  onClose,
}: {
  clientId: string
  onClose: () => void
}) {
  const { run, isRunning, refusal } = useCommand<'/api/admin/partner-clients/{id}/webhook/rotate'>()
  const [secret, setSecret] = useState<string | null>(null)
  const rotate = async () => {
    const answer = await run(`partner-clients/${clientId}/webhook/rotate`, {})
    if (answer?.secret) setSecret(answer.secret)
  }
  if (secret) return <NewSecret secret={secret} words="webhooks.key" onClose={onClose} />
  return (
    <FormDialog
      title="webhooks.key.title"
      explain="webhooks.key.explain"
      submit="webhooks.key.label"
      isRunning={isRunning}
      refusal={refusal}
      onSubmit={() => void rotate()}
      onClose={onClose}
    />
  )
}
