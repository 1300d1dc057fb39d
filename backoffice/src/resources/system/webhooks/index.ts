import icon from '@mui/icons-material/WebhookOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'webhook-deliveries',
  menu: { group: 'system', place: 90 },
  icon,
  list: lazy(() => import('./WebhookList')),
  show: lazy(() => import('./WebhookShow')),
  recordRepresentation: 'referenceNumber',
  subject: 'show',
  looks: {
    webhook: { PENDING: 'waiting', DELIVERED: 'done', GIVEN_UP: 'refused' },
  },
  words: fa,
})
