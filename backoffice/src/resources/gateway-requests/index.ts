import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'gateway-requests',
  menu: { group: 'money', place: 16 },
  icon,
  list: lazy(() => import('./GatewayRequestList')),
  show: lazy(() => import('./GatewayRequestShow')),
  recordRepresentation: 'indicator',
  subject: 'show',
  words: fa,
})
