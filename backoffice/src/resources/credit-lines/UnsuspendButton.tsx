import LockOpenIcon from '@mui/icons-material/LockOpen'
import { CommandButton } from '../../components/CommandButton'
import type { RecordOf } from '../../providers/contract'
import { isBlockedBy } from './creditLine'

export const UnsuspendButton = () => (
  <CommandButton<RecordOf<'credit-lines'>>
    name="unsuspend"
    permission="credit.suspend"
    path={() => 'credit/unsuspend'}
    body={({ id }, { reason }) => ({ creditLineId: id, reason })}
    icon={<LockOpenIcon />}
    disabledReason={(record) => (isBlockedBy(record, 'STAFF') ? null : 'creditLines.notSuspended')}
    reason="required"
    hasPreview
    outcome={({ status }) => `commands.unsuspend.${status === 'UNSUSPENDED' ? 'done' : 'waits'}`}
  />
)
