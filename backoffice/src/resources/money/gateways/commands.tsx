import StarIcon from '@mui/icons-material/StarBorderOutlined'
import StopIcon from '@mui/icons-material/PowerSettingsNewOutlined'
import { command } from '../../../components/CommandButton'

export const DefaultButton = command({
  name: 'makeDefaultGateway',
  permission: 'gateways.update',
  path: ({ id }) => `gateways/${id}/make-default`,
  icon: <StarIcon />,
  disabledReason: ({ active, isDefault }) => {
    if (isDefault) return 'gateways.isDefault'
    return active ? null : 'gateways.isOff'
  },
})

/** One person suffices. */
export const SwitchOffGatewayButton = command({
  name: 'switchOffGateway',
  permission: 'gateways.update',
  path: ({ id }) => `gateways/${id}/switch-off`,
  icon: <StopIcon />,
  color: 'error',
  reason: 'required',
  disabledReason: ({ active }) => (active ? null : 'gateways.isOff'),
})
