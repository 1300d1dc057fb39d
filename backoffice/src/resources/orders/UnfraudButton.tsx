import LockOpenIcon from '@mui/icons-material/LockOpenOutlined'
import { CommandButton } from '../../components/CommandButton'

/** Lets a stopped invoice go on as what it was. */
export const UnfraudButton = () => (
  <CommandButton
    name="liftFraud"
    permission="orders.fraud"
    path={({ id }) => `orders/${id}/unfraud`}
    icon={<LockOpenIcon />}
    reason="required"
    outcome={({ status }) => `commands.liftFraud.${status === 'FRAUD' ? 'waits' : 'done'}`}
    words={({ externalId }) => ({ invoice: externalId })}
    hideWhenDisabled
    disabledReason={({ status }) => (status === 'FRAUD' ? null : 'orders.notFrozen')}
  />
)
