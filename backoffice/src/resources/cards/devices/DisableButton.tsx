import BlockIcon from '@mui/icons-material/Block'
import { deviceTransitions, type DeviceStatus } from '@kasbeno/api/contracts/devices'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton } from '../../../components/CommandButton'

export const DisableButton = () => (
  <CommandButton
    name="disableDevice"
    permission="devices.disable"
    path={({ id }) => `devices/${id}/disable`}
    icon={<BlockIcon />}
    color="error"
    reason="required"
    disabledReason={({ status }) =>
      canMove(deviceTransitions, status as DeviceStatus, 'DISABLED') ? null : 'devices.ended'
    }
  />
)
