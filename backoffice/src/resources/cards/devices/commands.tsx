import BlockIcon from '@mui/icons-material/Block'
import { deviceTransitions, type DeviceStatus } from '@kasbeno/api/contracts/devices'
import { canMove } from '@kasbeno/api/contracts/transitions'
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { command } from '../../../components/CommandButton'

export const DisableDeviceButton = command({
  name: 'disableDevice',
  permission: 'devices.disable',
  path: ({ id }) => `devices/${id}/disable`,
  icon: <BlockIcon />,
  color: 'error',
  reason: 'required',
  disabledReason: ({ status }) =>
    canMove(deviceTransitions, status as DeviceStatus, 'DISABLED') ? null : 'devices.ended',
})

/** After too many wrong PINs. */
export const UnlockButton = command({
  name: 'unlockDevice',
  permission: 'devices.unlock',
  path: ({ id }) => `devices/${id}/unlock`,
  icon: <LockOpenIcon />,
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: ({ lockedUntil }) => (lockedUntil ? null : 'devices.notLocked'),
})
