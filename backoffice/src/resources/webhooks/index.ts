import icon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'

export const webhooks = {
  list: lazy(() => import('./WebhookList')),
  show: lazy(() => import('./WebhookShow')),
  icon,
  recordRepresentation: 'referenceNumber',
}
