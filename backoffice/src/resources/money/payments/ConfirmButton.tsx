import CheckIcon from '@mui/icons-material/Check'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { disabledReason } from './offline'

/** The money of a manual receipt is there: staff stand in for the gateway. */
export const ConfirmButton = () => (
  <CommandButton<RecordOf<'payments'>>
    name="confirmReceipt"
    permission="payments.confirm"
    path={({ id }) => `payments/${id}/confirm`}
    body={(_, { reason }) => ({ receipt: reason })}
    icon={<CheckIcon />}
    color="primary"
    variant="contained"
    reason="required"
    reasonLabel="commands.receipt"
    hasPreview
    hideWhenDisabled
    outcome={({ decision }) =>
      decision ? 'commands.receiptWaits' : 'commands.confirmReceipt.done'
    }
    disabledReason={disabledReason}
  />
)
