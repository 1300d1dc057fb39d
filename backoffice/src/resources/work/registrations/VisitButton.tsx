import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import { kycTransitions } from '@kasbeno/api/contracts/registration'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

export const VisitButton = () => (
  <CommandButton<RecordOf<'registrations'>>
    name="visit"
    permission="registrations.visit"
    path={({ id }) => `registrations/${id}/visit`}
    body={() => ({ accepted: true })}
    icon={<AccountBalanceIcon />}
    hideWhenDisabled
    disabledReason={({ kycStep }) =>
      canMove(kycTransitions, kycStep, 'BRANCH_SELECTION') ? null : 'registrations.visitNotNow'
    }
  />
)
