import ReplayIcon from '@mui/icons-material/Replay'
import { command } from '../../../components/CommandButton'

/** Sends the event again, at once and under its id: the partner's program knows it by that. */
export const ReplayButton = command({
  name: 'replayWebhook',
  permission: 'webhook-deliveries.replay',
  path: ({ id }) => `webhook-deliveries/${id}/replay`,
  icon: <ReplayIcon />,
})
