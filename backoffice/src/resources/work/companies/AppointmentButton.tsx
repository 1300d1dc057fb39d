import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import type { RecordOf } from '../../../providers/contract'
import { BranchSearch, type Branch } from './BranchSearch'
import { legal, type Company } from './company'

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
      <BranchSearch
        cityId={record.cityId}
        value={branch}
        refused={refusal?.fields.bankBranchId}
        onChange={setBranch}
      />
      <ReasonField value={reason} error={refusal?.fields.reason} onChange={setReason} />
    </FormDialog>
  )
}

export const AppointmentButton = () => (
  <DialogButton<RecordOf<'companies'>>
    permission="companies.update"
    label="commands.setAppointment.label"
    icon={<AccountBalanceIcon />}
  >
    {(record, close) => <AppointmentDialog record={record} onClose={close} />}
  </DialogButton>
)
