import ReplayIcon from '@mui/icons-material/Replay'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { reopenDisabledReason, wordsOf } from './doubt'

/** It was closed as not paid, and was paid: it waits in doubt again, once a second person agrees. */
export const ReopenButton = () => (
  <CommandButton<RecordOf<'payments'>>
    name="askReopen"
    permission="payments.resolve"
    path={({ id }) => `payments/${id}/reopen`}
    icon={<ReplayIcon />}
    reason="required"
    hideWhenDisabled
    disabledReason={reopenDisabledReason}
    words={wordsOf}
  />
)
