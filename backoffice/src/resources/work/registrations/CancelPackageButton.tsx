import CancelIcon from '@mui/icons-material/CancelOutlined'
import { CommandButton } from '../../../components/CommandButton'

export const CancelPackageButton = () => (
  <CommandButton
    name="cancelPackage"
    permission="packages.cancel"
    path={() => 'credit/cancel-package'}
    body={({ id }, { reason }) => ({ registrationId: id, reason })}
    icon={<CancelIcon />}
    color="error"
    reason="required"
    hideWhenDisabled
    disabledReason={({ userSubscriptionPackageStatus: status }) =>
      status === 'ALLOCATE_PENDING' ? null : 'registrations.nothingToCancel'
    }
  />
)
