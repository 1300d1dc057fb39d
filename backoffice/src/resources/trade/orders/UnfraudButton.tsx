import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { CommandButton } from '../../../components/CommandButton'
import { useIsMine } from '../../../components/requests/useIsMine'
import type { RecordOf } from '../../../providers/contract'

/** When a second person asks too. */
export const UnfraudButton = () => {
  const isMine = useIsMine()
  return (
    <CommandButton<RecordOf<'orders'>>
      name="liftFraud"
      permission="orders.fraud"
      path={({ id }) => `orders/${id}/unfraud`}
      icon={<LockOpenIcon />}
      reason="required"
      outcome={({ status }) => `commands.liftFraud.${status === 'FRAUD' ? 'waits' : 'done'}`}
      words={({ externalId }) => ({ invoice: externalId })}
      hideWhenDisabled
      disabledReason={({ status, unfraudAskedBy }) => {
        if (status !== 'FRAUD') return 'orders.notFrozen'
        return isMine(unfraudAskedBy) ? 'requests.secondAsk.asked' : null
      }}
    />
  )
}
