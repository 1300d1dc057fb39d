import UndoIcon from '@mui/icons-material/Undo'
import { CommandButton } from '../../components/CommandButton'
import { useDisabledReasons } from '../../components/requests/useDisabledReasons'

export const WithdrawButton = () => (
  <CommandButton
    name="withdrawRequest"
    permission="approvals.withdraw"
    path={({ id }) => `approvals/${id}/withdraw`}
    icon={<UndoIcon />}
    hideWhenDisabled
    disabledReason={useDisabledReasons().withdraw}
  />
)
