import LockOpenIcon from '@mui/icons-material/LockOpen'
import { CommandButton } from '../../components/CommandButton'
import { isBlockedBy } from './creditLine'

export const UnsuspendButton = () => (
  <CommandButton
    name="unsuspend"
    permission="credit.suspend"
    path={() => 'credit/unsuspend'}
    body={({ id }, { reason }) => ({ creditLineId: id, reason })}
    icon={<LockOpenIcon />}
    disabledReason={(record) => (isBlockedBy(record, 'STAFF') ? null : 'creditLines.notSuspended')}
    reason="required"
  />
)
