import StopIcon from '@mui/icons-material/StopOutlined'
import { CommandButton } from '../../../components/CommandButton'

/** Offers the amount no more, at once. */
export const SwitchOffButton = () => (
  <CommandButton
    name="switchOffPackage"
    permission="packages.update"
    path={({ id }) => `packages/${id}/switch-off`}
    icon={<StopIcon />}
    color="error"
    reason="required"
    hideWhenDisabled
    disabledReason={({ active }) => (active ? null : 'packages.isOff')}
  />
)
