import CancelIcon from '@mui/icons-material/CancelOutlined'
import { CommandButton } from '../../../components/CommandButton'

/** Cancels a package that was paid for; its fee goes back to the wallet. */
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
