import type { Nearness } from '@kasbeno/api/contracts/visits'
import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { RecordSearch } from '../../../components/RecordSearch'
import { useCommand } from '../../../components/useCommand'
import { formatCode } from '../../../lib/format'
import type { RecordOf, RowOf } from '../../../providers/contract'
import { legal, type Company } from './company'

type Branch = RowOf<'bank-branches'>

const nameOf = ({ branchCode, name, cityName, provinceName }: Branch) =>
  formatCode([branchCode, name, cityName, provinceName].filter(Boolean).join(' · '))

const nearnessTo =
  ({ cityId, provinceId }: Company) =>
  (branch: Branch): Nearness => {
    if (cityId !== null && branch.cityId === cityId) return 'CITY'
    return branch.provinceId === provinceId ? 'PROVINCE' : 'OTHER'
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
      <RecordSearch<Branch>
        resource="bank-branches"
        filter={{ active: true }}
        nearer={[{ cityId: record.cityId }, { provinceId: record.provinceId }]}
        groupOf={(found) => `companies.nearness.${nearnessTo(record)(found)}`}
        nameOf={nameOf}
        label="companies.newBranch"
        autoFocus
        value={branch}
        error={refusal?.fields.bankBranchId}
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
