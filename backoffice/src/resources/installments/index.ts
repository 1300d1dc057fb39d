import icon from '@mui/icons-material/EventOutlined'
import { lazy } from 'react'

export const installments = {
  list: lazy(() => import('./InstallmentList')),
  icon,
  recordRepresentation: 'externalId',
}
