import { limits } from '@kasbeno/api/contracts/limits'
import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../FormDialog'
import { UntoldRefusal } from '../UntoldRefusal'
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
  /** The inputs, by what the server said of each field. */
  children: (refused: Record<string, string>) => ReactNode
}

/** Asks a second person for a change, with the reason. */
export const AskDialog = ({ name, words, path, wanted, onClose, children }: AskDialogProps) => {
  const translate = useTranslate()
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
      isIncomplete={wanted === null || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children(refused)}
      <TextField
        required
        multiline
        minRows={2}
        label={translate('commands.reason')}
        value={reason}
        error={Boolean(refused.reason)}
        helperText={refused.reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reason } }}
      />
      <UntoldRefusal refusal={refusal} told={['reason', ...Object.keys(wanted ?? {})]} />
    </FormDialog>
  )
}
