import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import type { RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

const whyNot = ({ active, isSupported, source }: RaRecord): string | null => {
  if (active) return 'smsProviders.isOn'
  if (!isSupported) return 'smsProviders.unsupported'
  return source === 'NONE' ? 'smsProviders.noKey' : null
}

/** By a second person. */
export const SwitchOnButton = () => {
  const isWaiting = useIsWaiting('sms-requests', 'SWITCH_ON')
  return (
    <CommandButton
      name="switchOnProvider"
      permission="sms.configure"
      path={({ id }) => `sms-providers/${id}/requests`}
      body={(_, { reason }) => ({ kind: 'SWITCH_ON', reason })}
      icon={<PlayIcon />}
      color="primary"
      variant="contained"
      reason="required"
      disabledReason={(record) => (isWaiting ? 'smsProviders.waits' : whyNot(record))}
    />
  )
}
