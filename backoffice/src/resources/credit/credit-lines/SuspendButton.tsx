import BlockIcon from '@mui/icons-material/Block'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { blockBy } from './creditLine'

export const SuspendButton = () => (
  <CommandButton<RecordOf<'credit-lines'>>
    name="suspend"
    permission="credit.suspend"
    path={() => 'credit/suspend'}
    body={({ id }, { reason }) => ({ creditLineId: id, reason })}
    icon={<BlockIcon />}
    color="error"
    disabledReason={(record) => (blockBy(record, 'STAFF') ? 'creditLines.alreadySuspended' : null)}
    reason="required"
    hasPreview
  />
)
