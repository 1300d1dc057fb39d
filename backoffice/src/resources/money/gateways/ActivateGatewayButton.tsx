import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import type { RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'

/** Null when possible. */
const whyNot = ({ active, isSupported, source }: RaRecord): string | null => {
  if (active) return 'gateways.isActive'
  if (!isSupported) return 'gateways.unsupported'
  return source === 'NONE' ? 'gateways.noContract' : null
}

/** By a second person. */
export const ActivateGatewayButton = () => {
  const isWaiting = useIsWaiting('gateway-requests', 'ACTIVATE')
  return (
    <CommandButton
      name="activateGateway"
      permission="gateways.update"
      path={({ id }) => `gateways/${id}/requests`}
      body={(_, { reason }) => ({ kind: 'ACTIVATE', reason })}
      icon={<PlayIcon />}
      color="primary"
      variant="contained"
      reason="required"
      disabledReason={(record) => (isWaiting ? 'gateways.waits' : whyNot(record))}
    />
  )
}
