import LockIcon from '@mui/icons-material/LockOutlined'
import { command } from '../../../components/CommandButton'

export const CloseReconciliationButton = command({
  name: 'closeReconciliation',
  permission: 'reconciliations.close',
  path: ({ id }) => `reconciliations/${id}/close`,
  icon: <LockIcon />,
  reason: 'optional',
  words: ({ fileName }) => ({ file: fileName }),
  outcome: ({ status }) =>
    status === 'PENDING' ? 'reconciliations.closeAsked' : 'commands.closeReconciliation.done',
  disabledReason: ({ status, openLines }) => {
    if (status === 'CLOSED') return 'reconciliations.closed'
    return openLines > 0 ? 'reconciliations.linesOpen' : null
  },
})
