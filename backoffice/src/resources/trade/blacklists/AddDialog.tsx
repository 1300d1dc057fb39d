import { blacklistKinds } from '@kasbeno/api/contracts/blacklists'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CodeInput } from '../../../components/CodeInput'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { useCommand } from '../../../components/useCommand'

const valueMax = 40

/** A phone, a code or an account, as it is typed; the server says what is wrong with it. */
export const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [kind, setKind] = useState<string>(blacklistKinds[0])
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState<string | null>(null)
  const refused = refusal?.fields ?? {}

  const submit = async () => {
    const entry = { kind, value, reason: reason.trim(), ...(until && { until }) }
    if (!(await run('blacklists', entry))) return
    notify('commands.addToBlacklist.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="blacklists.addTitle"
      explain="blacklists.explain"
      submit="blacklists.add"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['value', 'reason']}
      isIncomplete={!value.trim() || !reason.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        label={translate('resources.blacklists.fields.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      >
        {blacklistKinds.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`enums.blacklistKind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <CodeInput
        autoFocus
        label={translate(`enums.blacklistKind.${kind}`)}
        value={value}
        maxLength={valueMax}
        error={refused.value}
        onChange={setValue}
      />
      <ReasonField value={reason} onChange={setReason} error={refused.reason} />
      <JalaliDateInput label={translate('blacklists.until')} value={until} onChange={setUntil} />
    </FormDialog>
  )
}
