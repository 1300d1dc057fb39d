import TuneIcon from '@mui/icons-material/TuneOutlined'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

/** Raised above the four-eyes amount a second person decides; below what is used the limit follows the repayments. */
export const ChangeLimitButton = () => (
  <CommandButton<RecordOf<'credit-lines'>>
    name="changeLimit"
    permission="credit.change-limit"
    path={() => 'credit/change-limit'}
    body={({ id }, { amount, reason }) => ({ creditLineId: id, limit: amount, reason })}
    icon={<TuneIcon />}
    amount={({ targetLimit, limit }) => targetLimit ?? limit}
    reason="required"
    hasPreview
    outcome={({ status }) => `commands.changeLimit.${status === 'CHANGED' ? 'done' : 'asked'}`}
  />
)
