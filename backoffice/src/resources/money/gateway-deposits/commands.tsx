import UndoIcon from '@mui/icons-material/Undo'
import { command } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'

/** A deposit that was recorded by mistake is booked back; nothing is ever deleted. */
export const ReverseButton = command({
  name: 'reverseDeposit',
  permission: 'gateway-deposits.record',
  path: ({ id }) => `gateway-deposits/${id}/reverse`,
  words: ({ amount }) => ({ amount: formatNumber(amount) }),
  icon: <UndoIcon />,
  color: 'error',
  reason: 'required',
  disabledReason: ({ status }) => (status === 'RECORDED' ? null : 'deposits.reversed'),
})
