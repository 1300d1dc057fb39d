import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { FormDialog } from '../FormDialog'
import { ReasonField } from '../ReasonField'
import { useCommand } from '../useCommand'

interface AskDialogProps {
  /** Text prefix, as a command's. */
  name: string
  /** Values for their placeholders. */
  words?: Record<string, string>
  path: string
  /** Null while incomplete. */
  wanted: Record<string, unknown> | null
  onClose: () => void
  /** For forms beginning with a button. */
  isReasonFocused?: boolean
  /** Receives errors by field. */
  children: (refused: Record<string, string>) => ReactNode
}

/** Asks a second person for a change, with the reason. */
export const AskDialog = (props: AskDialogProps) => {
  const { name, words, path, wanted, onClose, isReasonFocused, children } = props
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [reason, setReason] = useState('')
  const submit = async () => {
    if (!(await run(path, { ...wanted, reason: reason.trim() }))) return
    notify(`commands.${name}.done`, { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  return (
    <FormDialog
      title={`commands.${name}.title`}
      explain={`commands.${name}.explain`}
      submit={`commands.${name}.label`}
      words={words}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['reason', ...Object.keys(wanted ?? {})]}
      isIncomplete={wanted === null || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children(refused)}
      <ReasonField
        autoFocus={isReasonFocused}
        value={reason}
        onChange={setReason}
        error={refused.reason}
      />
    </FormDialog>
  )
}
