import AutorenewIcon from '@mui/icons-material/Autorenew'
import { CommandButton } from '../../../components/CommandButton'

export const RevolveButton = () => (
  <CommandButton
    name="revolve"
    permission="credit.revolve"
    path={() => 'credit/revolve'}
    body={({ id }, { reason }) => ({ creditLineId: id, reason })}
    icon={<AutorenewIcon />}
    reason="required"
    hasPreview
    outcome={({ freed }) => (freed ? 'commands.revolve.done' : 'commands.revolve.nothing')}
  />
)
