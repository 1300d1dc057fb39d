import { Alert, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CodeInput } from '../../../components/CodeInput'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import { wordsOf, type Payment } from './doubt'

const referenceMax = 50

interface SettleByHandDialogProps {
  record: Payment
  onClose: () => void
}

/** Bank reference and how it was found. */
export const SettleByHandDialog = ({ record, onClose }: SettleByHandDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [bankReference, setBankReference] = useState('')
  const [reason, setReason] = useState('')
  const [despiteReversal, setDespiteReversal] = useState(false)

  const submit = async () => {
    const body = {
      bankReference: bankReference.trim(),
      reason: reason.trim(),
      ...(despiteReversal && { despiteReversal }),
    }
    if (!(await run(`payments/${record.id}/settle`, body))) return
    notify('commands.askSettle.done', { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  return (
    <FormDialog
      title="commands.askSettle.title"
      explain="commands.askSettle.explain"
      submit="commands.askSettle.label"
      words={wordsOf(record)}
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['bankReference', 'reason', 'despiteReversal']}
      isIncomplete={!bankReference.trim() || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <CodeInput
        autoFocus
        label={translate('payments.bankReference')}
        value={bankReference}
        maxLength={referenceMax}
        error={refused.bankReference}
        onChange={setBankReference}
      />
      <ReasonField value={reason} onChange={setReason} error={refused.reason} />
      {(refused.despiteReversal || despiteReversal) && (
        <Alert severity="warning">
          {refused.despiteReversal}
          <FormControlLabel
            label={translate('payments.knowsOfReversal')}
            control={
              <Checkbox
                checked={despiteReversal}
                onChange={({ target }) => setDespiteReversal(target.checked)}
              />
            }
          />
        </Alert>
      )}
    </FormDialog>
  )
}
