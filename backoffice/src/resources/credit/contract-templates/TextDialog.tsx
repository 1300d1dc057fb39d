import { placeholders, templateBodyMax } from '@kasbeno/api/contracts/contracts'
import { TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'

interface TextDialogProps {
  name: 'newContractText' | 'changeContractText' | 'beginContractText'
  start: string
  save: (run: ReturnType<typeof useCommand>['run'], body: string) => Promise<unknown>
  onClose: () => void
  /** Shown above the text. */
  children?: ReactNode
}

/** With its markup and placeholders. */
export const TextDialog = ({ name, start, save, onClose, children }: TextDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const marked = Object.values(placeholders).map((word) => `{{${word}}}`)
  const places = marked.join(translate('list.and'))
  const [body, setBody] = useState(start)
  const submit = async () => {
    if (!(await save(run, body))) return
    notify(`commands.${name}.done`, { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      isWide
      title={`commands.${name}.title`}
      explain={`commands.${name}.explain`}
      submit={`commands.${name}.label`}
      words={{ places }}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['body']}
      isIncomplete={!body.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children}
      <TextField
        autoFocus
        required
        multiline
        minRows={12}
        maxRows={20}
        label={translate('contractTemplates.body')}
        value={body}
        error={Boolean(refusal?.fields.body)}
        helperText={refusal?.fields.body}
        onChange={({ target }) => setBody(target.value)}
        slotProps={{ htmlInput: { maxLength: templateBodyMax } }}
      />
    </FormDialog>
  )
}
