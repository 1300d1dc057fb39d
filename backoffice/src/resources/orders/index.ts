import icon from '@mui/icons-material/ReceiptLongOutlined'
import { lazy } from 'react'

export const orders = {
  list: lazy(() => import('./OrderList')),
  show: lazy(() => import('./OrderShow')),
  icon,
  recordRepresentation: 'externalId',
}
