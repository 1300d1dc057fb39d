import icon from '@mui/icons-material/PriceCheckOutlined'
import { lazy } from 'react'

export const payouts = {
  list: lazy(() => import('./PayoutList')),
  show: lazy(() => import('./PayoutShow')),
  icon,
  recordRepresentation: 'paymentId',
}
