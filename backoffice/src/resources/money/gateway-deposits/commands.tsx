import UndoIcon from '@mui/icons-material/Undo'
import { command } from '../../../components/CommandButton'
import { formatNumber } from '../../../lib/format'

/** Reverses; nothing is deleted. */
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
