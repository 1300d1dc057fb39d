import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useNotify, useTranslate } from 'react-admin'
import { DialogButton } from '../../components/DialogButton'
import { FormDialog } from '../../components/FormDialog'
import { LoadError } from '../../components/LoadError'
import { ReasonField } from '../../components/ReasonField'
import { useCommand } from '../../components/useCommand'
import { formatCode } from '../../lib/format'
import type { RecordOf, RowOf } from '../../providers/contract'
import { legal, type Company } from './company'

type Branch = RowOf<'bank-branches'>

/** As many as a glance takes in; typing narrows them. */
const offered = 20

const nameOf = ({ branchCode, name, provinceName }: Branch) =>
  formatCode([branchCode, name, provinceName].filter(Boolean).join(' · '))

interface BranchFieldProps {
  value: Branch | null
  error?: string
  onChange: (branch: Branch | null) => void
}

/** Finds an open branch of the bank by its code, its name or its province. */
const BranchField = ({ value, error, onChange }: BranchFieldProps) => {
  const translate = useTranslate()
  const [text, setText] = useState('')
  const {
    data = [],
    isFetching,
    error: failure,
    refetch,
  } = useGetList<RowOf<'bank-branches'>>(
    'bank-branches',
    {
      pagination: { page: 1, perPage: offered },
      sort: { field: 'name', order: 'ASC' },
      filter: { active: true, ...(text.trim() && { q: text.trim() }) },
    },
    { placeholderData: (previous) => previous, onError: () => undefined }
  )
  return (
    <>
      <Autocomplete<Branch>
        options={data}
        value={value}
        loading={isFetching}
        filterOptions={(options) => options}
        getOptionLabel={nameOf}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        onInputChange={(_, typed, why) => setText(why === 'input' ? typed : '')}
        onChange={(_, branch) => onChange(branch)}
        noOptionsText={translate('list.nothing')}
        loadingText={translate('ra.page.loading')}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            required
            label={translate('companies.newBranch')}
            error={error !== undefined}
            helperText={error}
          />
        )}
      />
      {failure && <LoadError error={failure} retry={() => void refetch()} />}
    </>
  )
}

const AppointmentDialog = ({ record, onClose }: { record: Company; onClose: () => void }) => {
  const notify = useNotify()
  const { run, isRunning, refusal } =
    useCommand<'/api/legal/admin/companies/{id}/set-appointment'>()
  const [branch, setBranch] = useState<Branch | null>(null)
  const [reason, setReason] = useState('')
  const submit = async () => {
    const body = { bankBranchId: branch?.id, reason: reason.trim() }
    if (!(await run(`${legal}/companies/${record.id}/set-appointment`, body))) return
    notify('commands.setAppointment.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title="commands.setAppointment.title"
      explain="commands.setAppointment.explain"
      submit="commands.setAppointment.label"
      words={{ name: record.companyName }}
      isRunning={isRunning}
      isIncomplete={!branch || branch.id === record.branch?.id || !reason.trim()}
      refusal={refusal}
      shownFields={['bankBranchId', 'reason']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <BranchField value={branch} error={refusal?.fields.bankBranchId} onChange={setBranch} />
      <ReasonField value={reason} error={refusal?.fields.reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Sets the branch of a company that asked for it at the bank. */
export const AppointmentButton = () => (
  <DialogButton<RecordOf<'companies'>>
    permission="companies.update"
    label="commands.setAppointment.label"
    icon={<AccountBalanceIcon />}
  >
    {(record, close) => <AppointmentDialog record={record} onClose={close} />}
  </DialogButton>
)
