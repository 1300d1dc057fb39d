import icon from '@mui/icons-material/PriceCheckOutlined'
import { lazy } from 'react'

export const payouts = {
  list: lazy(() => import('./PayoutList')),
  icon,
  recordRepresentation: 'paymentId',
}
