import icon from '@mui/icons-material/FactCheckOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'gateway-requests',
  menu: { group: 'money', place: 16 },
  icon,
  list: lazy(() => import('./GatewayRequestList')),
  show: lazy(() => import('./GatewayRequestShow')),
  recordRepresentation: ({ indicator }: RaRecord) =>
    words.gateway[indicator as keyof typeof words.gateway] ?? '',
  subject: 'show',
  words: fa,
})
