import ReplayIcon from '@mui/icons-material/Replay'
import { command } from '../../../components/CommandButton'

/** Immediately, under the same id. */
export const ReplayButton = command({
  name: 'replayWebhook',
  permission: 'webhook-deliveries.replay',
  path: ({ id }) => `webhook-deliveries/${id}/replay`,
  icon: <ReplayIcon />,
})
