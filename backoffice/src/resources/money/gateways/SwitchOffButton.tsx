import StopIcon from '@mui/icons-material/PowerSettingsNewOutlined'
import { CommandButton } from '../../../components/CommandButton'

/** One person is enough to stop. */
export const SwitchOffButton = () => (
  <CommandButton
    name="switchOffGateway"
    permission="gateways.update"
    path={({ id }) => `gateways/${id}/switch-off`}
    icon={<StopIcon />}
    color="error"
    reason="required"
    disabledReason={({ active }) => (active ? null : 'gateways.isOff')}
  />
)
