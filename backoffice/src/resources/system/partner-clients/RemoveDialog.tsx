import { useNotify } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'

export default function RemoveDialog({
  clientId,
  onClose,
}: {
  clientId: string
  onClose: () => void
}) {
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/partner-clients/{id}/webhook'>()
  const remove = async () => {
    if (!(await run(`partner-clients/${clientId}/webhook`, {}, 'DELETE'))) return
    notify('webhooks.remove.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="webhooks.remove.title"
      explain="webhooks.remove.explain"
      submit="webhooks.remove.label"
      color="error"
      isRunning={isRunning}
      refusal={refusal}
      onSubmit={() => void remove()}
      onClose={onClose}
    />
  )
}
