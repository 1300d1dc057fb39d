import StopIcon from '@mui/icons-material/StopOutlined'
import { command } from '../../../components/CommandButton'

export const SwitchOffPackageButton = command({
  name: 'switchOffPackage',
  permission: 'packages.update',
  path: ({ id }) => `packages/${id}/switch-off`,
  icon: <StopIcon />,
  color: 'error',
  reason: 'required',
  hideWhenDisabled: true,
  disabledReason: ({ active }) => (active ? null : 'packages.isOff'),
})
