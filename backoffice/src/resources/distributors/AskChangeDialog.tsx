import { limits } from '@kasbeno/api/contracts/limits'
import { Alert, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { FormDialog } from '../../components/FormDialog'
import { useCommand } from '../../components/useCommand'

interface AskChangeDialogProps {
  /** Names the texts, as a command's do. */
  name: 'askIban' | 'askFees'
  record: RaRecord
  /** What is asked for; null while it is not complete. */
  wanted: Record<string, unknown> | null
  onClose: () => void
  /** The inputs, by what the server said of each field. */
  children: (refused: Record<string, string>) => ReactNode
}

/** Asks a second person for another account or other fees, with the reason. */
export const AskChangeDialog = (props: AskChangeDialogProps) => {
  const { name, record, wanted, onClose } = props
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [reason, setReason] = useState('')
  const submit = async () => {
    const body = { ...wanted, reason: reason.trim() }
    if (!(await run(`distributors/${record.id}/requests`, body))) return
    notify(`commands.${name}.done`, { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  return (
    <FormDialog
      title={`commands.${name}.title`}
      explain={`commands.${name}.explain`}
      submit={`commands.${name}.label`}
      words={{ name: String(record.name) }}
      isRunning={isRunning}
      isIncomplete={wanted === null || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {props.children(refused)}
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
      {refusal && Object.keys(refused).length === 0 && (
        <Alert severity="error">{translate(refusal.message, { _: refusal.message })}</Alert>
      )}
    </FormDialog>
  )
}
