import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { CommandButton } from '../../../components/CommandButton'

/** Ends the lock of a device at which too many wrong PINs were typed. */
export const UnlockButton = () => (
  <CommandButton
    name="unlockDevice"
    permission="devices.unlock"
    path={({ id }) => `devices/${id}/unlock`}
    icon={<LockOpenIcon />}
    reason="required"
    hideWhenDisabled
    disabledReason={({ lockedUntil }) => (lockedUntil ? null : 'devices.notLocked')}
  />
)
