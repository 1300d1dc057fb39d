import PowerIcon from '@mui/icons-material/PowerSettingsNew'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { NewSecret } from '../../../components/NewSecret'
import { useCommand } from '../../../components/useCommand'

const ActivateDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [token, setToken] = useState<string | null>(null)
  const { run, isRunning, refusal } = useCommand<'/api/admin/devices/{id}/activate'>()
  const submit = async () => {
    const answer = await run(`devices/${id}/activate`, {})
    if (answer) setToken(answer.token)
  }
  if (token) return <NewSecret secret={token} words="devices.token" onClose={onClose} />
  return (
    <FormDialog
      title="devices.activate.title"
      explain="devices.activate.explain"
      submit="devices.activate.submit"
      isRunning={isRunning}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  )
}

/** By a second person; shows the token once. */
export const ActivateDeviceButton = () => {
  const record = useRecordContext()
  return (
    <DialogButton
      permission="devices.activate"
      label="devices.activate.label"
      icon={<PowerIcon />}
      disabledReason={record?.status === 'PENDING' ? null : 'devices.notPending'}
    >
      {({ id }, close) => <ActivateDialog id={String(id)} onClose={close} />}
    </DialogButton>
  )
}
