import icon from '@mui/icons-material/PaymentOutlined'
import { lazy } from 'react'

export const payments = {
  list: lazy(() => import('./PaymentList')),
  show: lazy(() => import('./PaymentShow')),
  icon,
  recordRepresentation: 'referenceCode',
}
