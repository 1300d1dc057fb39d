import AddIcon from '@mui/icons-material/Add'
import { deviceRules } from '@kasbeno/api/contracts/devices'
import { cardScopes, type CardScope } from '@kasbeno/api/contracts/partners'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { useCommand } from '../../../components/useCommand'
import { showPath } from '../../../providers/dataProvider'

const RegisterDialog = ({ merchantId, onClose }: { merchantId: string; onClose: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [serial, setSerial] = useState('')
  const [scope, setScope] = useState<CardScope>('device')
  const { run, isRunning, refusal } = useCommand<'/api/admin/devices'>()
  const submit = async () => {
    const made = await run('devices', { merchantId, serial, scope })
    if (made) await navigate(showPath('devices', made.id))
  }
  return (
    <FormDialog
      title="devices.register.title"
      explain="devices.register.explain"
      submit="devices.register.submit"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['serial']}
      isIncomplete={serial.trim() === ''}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('resources.devices.fields.serial')}
        value={serial}
        onChange={(event) => setSerial(event.target.value)}
        error={Boolean(refusal?.fields.serial)}
        helperText={refusal?.fields.serial}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: deviceRules.serialMax } }}
      />
      <TextField
        select
        label={translate('resources.devices.fields.scope')}
        value={scope}
        onChange={({ target }) => setScope(target.value as CardScope)}
      >
        {cardScopes.map((value) => (
          <MenuItem key={value} value={value}>
            {translate(`enums.scope.${value}`)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}

export const RegisterButton = () => (
  <DialogButton permission="devices.register" label="devices.register.label" icon={<AddIcon />}>
    {({ id }, close) => <RegisterDialog merchantId={String(id)} onClose={close} />}
  </DialogButton>
)
