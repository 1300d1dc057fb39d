import SwapIcon from '@mui/icons-material/SwapVertOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'
import { WholeNumberInput } from '../../../components/WholeNumberInput'

const permission: Permission = 'sms.configure'
const positionMax = 99

const MoveDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/sms-providers/{id}'>()
  const [position, setPosition] = useState<number | null>(record.position)
  const submit = async () => {
    if (!(await run(`sms-providers/${record.id}`, { position }, 'PUT'))) return
    notify('smsProviders.move.done', { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields.position
  return (
    <FormDialog
      title="smsProviders.move.label"
      explain="smsProviders.move.explain"
      submit="ra.action.save"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['position']}
      isIncomplete={!position}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <WholeNumberInput
        autoFocus
        required
        label={translate('resources.sms-providers.fields.position')}
        value={position}
        max={positionMax}
        error={refused}
        onChange={setPosition}
      />
    </FormDialog>
  )
}

export const MoveButton = () => (
  <DialogButton permission={permission} icon={<SwapIcon />} label="smsProviders.move.label">
    {(record, close) => <MoveDialog record={record} onClose={close} />}
  </DialogButton>
)
