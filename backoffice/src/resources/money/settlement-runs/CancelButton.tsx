import CloseIcon from '@mui/icons-material/Close'
import { CommandButton } from '../../../components/CommandButton'
import { runPath } from './run'

export const CancelButton = () => (
  <CommandButton
    name="cancelRun"
    permission="settlement.run"
    path={(run) => `${runPath(run)}/cancel`}
    icon={<CloseIcon />}
    color="error"
    hideWhenDisabled
    disabledReason={({ status }) => (status === 'PREVIEW' ? null : 'settlement.decided')}
  />
)
