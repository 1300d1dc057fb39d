import CloseIcon from '@mui/icons-material/Close'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { disabledReason } from './offline'

export const RefuseButton = () => (
  <CommandButton<RecordOf<'payments'>>
    name="refuseReceipt"
    permission="payments.confirm"
    path={({ id }) => `payments/${id}/refuse`}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    hideWhenDisabled
    disabledReason={disabledReason}
  />
)
