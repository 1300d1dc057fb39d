import UndoIcon from '@mui/icons-material/Undo'
import { CommandButton } from '../../components/CommandButton'
import { useHindrances } from '../../components/requests/useHindrances'

export const WithdrawButton = () => (
  <CommandButton
    name="withdrawRequest"
    permission="credit.allocate"
    path={({ id }) => `approvals/${id}/withdraw`}
    icon={<UndoIcon />}
    isQuiet
    hindrance={useHindrances().withdraw}
  />
)
