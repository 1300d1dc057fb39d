import { placeholders, templateBodyMax } from '@kasbeno/api/contracts/contracts'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { DialogButton } from '../../components/DialogButton'
import { FormDialog } from '../../components/FormDialog'
import { useCommand } from '../../components/useCommand'

const permission: Permission = 'contract-templates.update'

type Name = 'newContractText' | 'changeContractText'

const TextDialog = ({
  name,
  record,
  onClose,
}: {
  name: Name
  record: RaRecord
  onClose: () => void
}) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const marked = Object.values(placeholders).map((word) => `{{${word}}}`)
  const places = marked.join(translate('list.and'))
  const [body, setBody] = useState(String(record.body))
  const save = async () => {
    const done =
      name === 'changeContractText'
        ? await run(`contract-templates/${record.id}`, { body }, 'PUT')
        : await run('contract-templates', {
            contractType: record.contractType,
            ...(record.plan ? { plan: record.plan } : {}),
            body,
          })
    if (!done) return
    notify(`commands.${name}.done`, { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={`commands.${name}.title`}
      explain={`commands.${name}.explain`}
      submit={`commands.${name}.label`}
      words={{ places }}
      isRunning={isRunning}
      isIncomplete={!body.trim()}
      onSubmit={() => void save()}
      onClose={onClose}
    >
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
      {refusal && !refusal.fields.body && (
        <Alert severity="error">{translate(refusal.message, { _: refusal.message })}</Alert>
      )}
    </FormDialog>
  )
}

/** Writes on a draft, or begins another one with the text that the page shows. */
export const TextButton = () => {
  const record = useRecordContext()
  const name = record?.status === 'DRAFT' ? 'changeContractText' : 'newContractText'
  return (
    <DialogButton permission={permission} label={`commands.${name}.label`}>
      {(template, close) => <TextDialog name={name} record={template} onClose={close} />}
    </DialogButton>
  )
}
