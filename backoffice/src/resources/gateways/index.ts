import icon from '@mui/icons-material/PaymentOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'gateways',
  menu: { group: 'money', place: 15 },
  icon,
  list: lazy(() => import('./GatewayList')),
  show: lazy(() => import('./GatewayShow')),
  subject: 'show',
  recordRepresentation: 'indicator',
  looks: { gatewaySource: { ENVIRONMENT: 'done', BACKOFFICE: 'done', NONE: 'none' } },
  words: fa,
})
