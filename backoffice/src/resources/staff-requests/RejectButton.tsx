import CloseIcon from '@mui/icons-material/Close'
import { CommandButton } from '../../components/CommandButton'
import { rejectionHindrance } from './request'

export const RejectButton = () => (
  <CommandButton
    name="rejectStaff"
    permission="staff-requests.decide"
    path={({ id }) => `staff-requests/${id}/reject`}
    icon={<CloseIcon />}
    color="error"
    hindrance={rejectionHindrance}
    reason="required"
    hotkey="KeyR"
  />
)
