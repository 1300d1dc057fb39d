import LockOpenIcon from '@mui/icons-material/LockOpen'
import { CommandButton } from '../../../components/CommandButton'
import { useIsMine } from '../../../components/requests/useIsMine'
import type { RecordOf } from '../../../providers/contract'
import { blockBy } from './creditLine'

export const UnsuspendButton = () => {
  const isMine = useIsMine()
  return (
    <CommandButton<RecordOf<'credit-lines'>>
      name="unsuspend"
      permission="credit.suspend"
      path={() => 'credit/unsuspend'}
      body={({ id }, { reason }) => ({ creditLineId: id, reason })}
      icon={<LockOpenIcon />}
      disabledReason={(record) => {
        const block = blockBy(record, 'STAFF')
        if (!block) return 'creditLines.notSuspended'
        return isMine(block.liftAskedBy) ? 'requests.secondAsk.asked' : null
      }}
      reason="required"
      hasPreview
      outcome={({ status }) => `commands.unsuspend.${status === 'UNSUSPENDED' ? 'done' : 'waits'}`}
    />
  )
}
