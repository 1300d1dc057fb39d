import icon from '@mui/icons-material/SavingsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'gateway-deposits',
  menu: { group: 'money', place: 20 },
  icon,
  list: lazy(() => import('./GatewayDepositList')),
  show: lazy(() => import('./GatewayDepositShow')),
  recordRepresentation: 'trackingNumber',
  subject: 'show',
  looks: {
    deposit: { RECORDED: 'done', REVERSED: 'refused' },
  },
  words: fa,
})
