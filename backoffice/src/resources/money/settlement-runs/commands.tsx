import CloseIcon from '@mui/icons-material/Close'
import { command } from '../../../components/CommandButton'
import { runPath } from './run'

export const CancelButton = command({
  name: 'cancelRun',
  permission: 'settlement.run',
  path: (run) => `${runPath(run)}/cancel`,
  icon: <CloseIcon />,
  color: 'error',
  hideWhenDisabled: true,
  disabledReason: ({ status }) => (status === 'PREVIEW' ? null : 'settlement.decided'),
})
