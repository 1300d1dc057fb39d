import { renewsCredit } from '@kasbeno/api/contracts/plans'
import EventRepeatIcon from '@mui/icons-material/EventRepeatOutlined'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

const disabledReason = ({ plan, hasRenewalCredit }: RecordOf<'credit-lines'>): string | null => {
  if (!renewsCredit(plan)) return 'creditLines.noRenewal'
  return hasRenewalCredit ? 'creditLines.alreadyGranted' : null
}

/** Whether anything is past due or the end is still far, the server says. */
export const GrantRenewalButton = () => (
  <CommandButton<RecordOf<'credit-lines'>>
    name="grantRenewal"
    permission="credit.grant-renewal"
    path={() => 'credit/grant-renewal'}
    body={({ id }) => ({ creditLineId: id })}
    icon={<EventRepeatIcon />}
    disabledReason={disabledReason}
    hasPreview
  />
)
