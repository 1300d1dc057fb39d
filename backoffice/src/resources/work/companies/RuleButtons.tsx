import DrawIcon from '@mui/icons-material/DrawOutlined'
import PinIcon from '@mui/icons-material/PinOutlined'
import { companyRules } from '@kasbeno/api/contracts/companies'
import { signatureLevels } from '@kasbeno/api/contracts/quorum'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { PageDialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import { WholeNumberInput } from '../../../components/WholeNumberInput'
import type { RecordOf } from '../../../providers/contract'
import { legal, memberName, whyRuleStays, type Company, type Member } from './company'

interface MinimumDialogProps {
  record: Company
  onClose: () => void
}

const MinimumDialog = ({ record, onClose }: MinimumDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } =
    useCommand<'/api/legal/admin/companies/{id}/minimum-signature'>()
  const [minimum, setMinimum] = useState<number | null>(record.minimumOptional)
  const [reason, setReason] = useState('')
  const submit = async () => {
    const body = { minimumNumberOfOptional: minimum, reason: reason.trim() }
    if (!(await run(`${legal}/companies/${record.id}/minimum-signature`, body))) return
    notify('commands.setMinimum.done', { type: 'success' })
    onClose()
  }
  const isSame = minimum === null || minimum === record.minimumOptional
  return (
    <FormDialog
      title="commands.setMinimum.title"
      explain="commands.setMinimum.explain"
      submit="commands.setMinimum.label"
      words={{ name: record.companyName }}
      isRunning={isRunning}
      isIncomplete={isSame || !reason.trim()}
      refusal={refusal}
      shownFields={['minimumNumberOfOptional', 'reason']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <WholeNumberInput
        autoFocus
        required
        label={translate('resources.companies.fields.minimumOptional')}
        value={minimum}
        max={companyRules.membersMax}
        error={refusal?.fields.minimumNumberOfOptional}
        onChange={setMinimum}
      />
      <ReasonField value={reason} error={refusal?.fields.reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Before there is credit. */
export const MinimumButton = () => {
  const record = useRecordContext<RecordOf<'companies'>>()
  if (!record) return null
  return (
    <PageDialogButton
      permission="companies.set-rule"
      label="commands.setMinimum.label"
      icon={<PinIcon />}
      disabledReason={whyRuleStays(record)}
    >
      {(close) => <MinimumDialog record={record} onClose={close} />}
    </PageDialogButton>
  )
}

interface SignatoryDialogProps extends MinimumDialogProps {
  member: Member
}

const SignatoryDialog = ({ record, member, onClose }: SignatoryDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } =
    useCommand<'/api/legal/admin/companies/{id}/signatory-status'>()
  const [level, setLevel] = useState(member.signatoryStatus)
  const [reason, setReason] = useState('')
  const submit = async () => {
    const body = { phone: member.phone, signatoryStatus: level, reason: reason.trim() }
    if (!(await run(`${legal}/companies/${record.id}/signatory-status`, body))) return
    notify('commands.setSignatory.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="commands.setSignatory.title"
      explain="commands.setSignatory.explain"
      submit="commands.setSignatory.label"
      words={{ name: memberName(member) }}
      isRunning={isRunning}
      isIncomplete={level === member.signatoryStatus || !reason.trim()}
      refusal={refusal}
      shownFields={['signatoryStatus', 'reason']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        autoFocus
        label={translate('resources.board-members.fields.signatoryStatus')}
        value={level}
        error={refusal?.fields.signatoryStatus !== undefined}
        helperText={refusal?.fields.signatoryStatus}
        onChange={({ target }) => setLevel(target.value as typeof level)}
      >
        {signatureLevels.map((each) => (
          <MenuItem key={each} value={each}>
            {translate(`enums.signatureLevel.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <ReasonField value={reason} error={refusal?.fields.reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Before there is credit. */
export const SignatoryButton = ({ member }: { member: Member }) => {
  const record = useRecordContext<RecordOf<'companies'>>()
  if (!record) return null
  return (
    <PageDialogButton
      permission="companies.set-rule"
      label="commands.setSignatory.label"
      icon={<DrawIcon />}
      disabledReason={whyRuleStays(record)}
    >
      {(close) => <SignatoryDialog record={record} member={member} onClose={close} />}
    </PageDialogButton>
  )
}
