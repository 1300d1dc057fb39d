import CloseIcon from '@mui/icons-material/Close'
import { CommandButton } from '../../components/CommandButton'
import { useDisabledReason } from './approval'

export const RejectButton = () => (
  <CommandButton
    name="rejectRequest"
    permission="approvals.decide"
    path={({ id }) => `approvals/${id}/reject`}
    icon={<CloseIcon />}
    color="error"
    disabledReason={useDisabledReason()}
    reason="required"
    hotkey="KeyR"
  />
)
