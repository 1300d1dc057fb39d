import StopIcon from '@mui/icons-material/PowerSettingsNewOutlined'
import { command } from '../../../components/CommandButton'

/** One person suffices. */
export const SwitchOffProviderButton = command({
  name: 'switchOffProvider',
  permission: 'sms.configure',
  path: ({ id }) => `sms-providers/${id}/switch-off`,
  icon: <StopIcon />,
  color: 'error',
  reason: 'required',
  disabledReason: ({ active }) => (active ? null : 'smsProviders.isOff'),
})
