import icon from '@mui/icons-material/SavingsOutlined'
import { lazy } from 'react'

export const gatewayDeposits = {
  list: lazy(() => import('./GatewayDepositList')),
  show: lazy(() => import('./GatewayDepositShow')),
  icon,
  recordRepresentation: 'trackingNumber',
}
