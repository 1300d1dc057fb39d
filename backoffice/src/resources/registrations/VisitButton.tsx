import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { kycTransitions, type KycStep } from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton } from '../../components/CommandButton'

/** Records that the owner was at the branch. */
export const VisitButton = () => (
  <CommandButton
    name="visit"
    permission="registrations.visit"
    path={({ id }) => `registrations/${id}/visit`}
    body={() => ({ accepted: true })}
    icon={<AccountBalanceIcon />}
    hideWhenDisabled
    disabledReason={({ kycStep }) =>
      canMove(kycTransitions, kycStep as KycStep, 'BRANCH_SELECTION')
        ? null
        : 'registrations.visitNotNow'
    }
  />
)
