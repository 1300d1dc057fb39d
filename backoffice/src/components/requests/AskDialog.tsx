import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { FormDialog } from '../FormDialog'
import { ReasonField } from '../ReasonField'
import { useCommand } from '../useCommand'

interface AskDialogProps {
  /** Names the texts, as a command's do. */
  name: string
  /** Values for their placeholders. */
  words?: Record<string, string>
  /** Below the prefix. */
  path: string
  /** What is asked for; null while it is not complete. */
  wanted: Record<string, unknown> | null
  onClose: () => void
  /** Where what is asked for begins with a button: the keyboard starts at the reason. */
  isReasonFocused?: boolean
  /** The inputs, by what the server said of each field. */
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
