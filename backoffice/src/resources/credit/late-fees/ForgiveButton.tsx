import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { CommandButton } from '../../../components/CommandButton'

/** In whole, or as much as is typed; above the setting a second person is asked. */
export const ForgiveButton = () => (
  <CommandButton
    name="forgiveLateFee"
    permission="late-fees.forgive"
    path={() => 'credit/forgive-late-fee'}
    body={({ id }, { reason, amount }) => ({ lateFeeId: id, amount, reason })}
    words={({ customerName }) => ({ name: String(customerName) })}
    icon={<RemoveIcon />}
    reason="required"
    hasPreview
    amount={({ open }) => Number(open)}
    disabledReason={({ open }) => (open > 0 ? null : 'lateFees.nothingOpen')}
    outcome={({ status }) => `commands.forgiveLateFee.${status === 'FORGIVEN' ? 'done' : 'asked'}`}
  />
)
