import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'

interface LiftLockDialogProps {
  phone: string
  place: string
  onClose: () => void
}

/** Ends the wait of one browser; what was counted there stays. */
export default function LiftLockDialog({ phone, place, onClose }: LiftLockDialogProps) {
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/sign-ins/lift'>()
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (!(await run('sign-ins/lift', { phone, place, reason: reason.trim() }))) return
    notify('signIn.lift.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="signIn.lift.title"
      explain="signIn.lift.explain"
      submit="signIn.lift.label"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason']}
      isIncomplete={!reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ReasonField autoFocus value={reason} onChange={setReason} error={refusal?.fields.reason} />
    </FormDialog>
  )
}
