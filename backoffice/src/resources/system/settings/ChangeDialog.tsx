import { Alert } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity, useNotify, useTranslate, type RaRecord } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'
import { Editor } from './Editor'

interface ChangeDialogProps {
  record: RaRecord
  onClose: () => void
}

/** Guarded ones need two people. */
export default function ChangeDialog({ record, onClose }: ChangeDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { identity } = useGetIdentity()
  const { run, isRunning, refusal } = useCommand<'/api/admin/settings/{id}'>()
  const hasProposal = record.proposedValue !== null && record.proposedValue !== undefined
  const isOthers = hasProposal && record.proposedBy !== identity?.id
  const [value, setValue] = useState<unknown>(isOthers ? record.proposedValue : record.value)

  const submit = async () => {
    const changed = await run(`settings/${record.id}`, { value }, 'PUT')
    if (!changed) return
    const holds = changed.value === value
    notify(holds ? 'settings.changed' : 'settings.proposed', { type: holds ? 'success' : 'info' })
    onClose()
  }
  const refused = refusal?.fields.value
  return (
    <FormDialog
      title="settings.change"
      submit="ra.action.save"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['value']}
      isIncomplete={value === null || (value === record.value && !hasProposal)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {hasProposal && (
        <Alert severity="info">
          {translate(isOthers ? 'settings.agree' : 'settings.ownProposal', {
            name: record.proposedByName,
          })}
        </Alert>
      )}
      <Editor id={String(record.id)} value={value} onChange={setValue} error={refused} />
    </FormDialog>
  )
}
