import { isOfDevice } from '@kasbeno/api/contracts/partners'
import BlockIcon from '@mui/icons-material/Block'
import KeyIcon from '@mui/icons-material/KeyOutlined'
import { useGetIdentity } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { useIsWaiting } from '../../../components/requests/useWaiting'
import type { RecordOf } from '../../../providers/contract'
import { isGrantedTo } from './client'

/** By a second person. */
export const AskTokenButton = () => {
  const { identity } = useGetIdentity()
  const isWaiting = useIsWaiting('partner-requests')
  return (
    <CommandButton<RecordOf<'partner-clients'>>
      name="askToken"
      permission="partner-clients.update"
      path={({ id }) => `partner-clients/${id}/requests`}
      icon={<KeyIcon />}
      reason="required"
      words={({ name }) => ({ name })}
      disabledReason={(client) => {
        if (isWaiting) return 'programs.tokenWaits'
        if (isGrantedTo(client, identity?.id)) return 'programs.takeFirst'
        return isOfDevice(client) && !client.active ? 'programs.deviceEnded' : null
      }}
    />
  )
}

/** Closes the program at once, by one person. */
export const StopButton = () => (
  <CommandButton<RecordOf<'partner-clients'>>
    name="stopProgram"
    permission="partner-clients.update"
    path={({ id }) => `partner-clients/${id}/stop`}
    icon={<BlockIcon />}
    color="error"
    reason="required"
    words={({ name }) => ({ name })}
    disabledReason={(client) => {
      if (isOfDevice(client)) return 'programs.stopDevice'
      return client.active ? null : 'programs.stopped'
    }}
  />
)
