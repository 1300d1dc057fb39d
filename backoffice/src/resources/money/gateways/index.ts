import icon from '@mui/icons-material/PaymentOutlined'
import { words } from '@kasbeno/api/contracts/words'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'gateways',
  menu: { group: 'money', place: 15 },
  icon,
  list: lazy(() => import('./GatewayList')),
  show: lazy(() => import('./GatewayShow')),
  subject: 'show',
  recordRepresentation: ({ indicator }: RaRecord) =>
    words.gateway[indicator as keyof typeof words.gateway] ?? '',
  looks: { gatewaySource: { ENVIRONMENT: 'done', BACKOFFICE: 'done', NONE: 'none' } },
  words: fa,
})
