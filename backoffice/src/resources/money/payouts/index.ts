import icon from '@mui/icons-material/PriceCheckOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'payouts',
  menu: { group: 'money', place: 40 },
  icon,
  list: lazy(() => import('./PayoutList')),
  show: lazy(() => import('./PayoutShow')),
  recordRepresentation: 'paymentId',
  looks: {
    payout: { PENDING: 'waiting', PAID: 'done', FAILED: 'refused' },
  },
  words: fa,
})
