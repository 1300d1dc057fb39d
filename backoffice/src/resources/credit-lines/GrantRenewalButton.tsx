import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { CommandButton } from '../../components/CommandButton'

/** Whether anything is past due or the end is still far, the server says. */
export const GrantRenewalButton = () => (
  <CommandButton
    name="grantRenewal"
    permission="credit.grant-renewal"
    path={() => 'credit/grant-renewal'}
    body={({ id }) => ({ creditLineId: id })}
    icon={<EventRepeatIcon />}
    disabledReason={({ hasRenewalCredit }) =>
      hasRenewalCredit ? 'creditLines.alreadyGranted' : null
    }
  />
)
