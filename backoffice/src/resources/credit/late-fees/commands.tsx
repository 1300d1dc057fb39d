import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import { command } from '../../../components/CommandButton'

/** Wholly or partly; above the setting by two. */
export const ForgiveButton = command({
  name: 'forgiveLateFee',
  permission: 'late-fees.forgive',
  path: () => 'credit/forgive-late-fee',
  body: ({ id }, { reason, amount }) => ({ lateFeeId: id, amount, reason }),
  words: ({ customerName }) => ({ name: String(customerName) }),
  icon: <RemoveIcon />,
  reason: 'required',
  hasPreview: true,
  amount: ({ open }) => Number(open),
  disabledReason: ({ open }) => (open > 0 ? null : 'lateFees.nothingOpen'),
  outcome: ({ status }) => `commands.forgiveLateFee.${status === 'FORGIVEN' ? 'done' : 'asked'}`,
})
