import BlockIcon from '@mui/icons-material/DoNotDisturbOnOutlined'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { askDisabledReason, wordsOf } from './doubt'

/** The bank keeps nothing of it: closed as failed, once a second person agrees. */
export const CloseButton = () => (
  <CommandButton<RecordOf<'payments'>>
    name="askClose"
    permission="payments.resolve"
    path={({ id }) => `payments/${id}/close`}
    icon={<BlockIcon />}
    color="error"
    reason="required"
    hideWhenDisabled
    disabledReason={askDisabledReason}
    words={wordsOf}
  />
)
