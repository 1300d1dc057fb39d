import icon from '@mui/icons-material/KeyOutlined'
import { lazy } from 'react'

export const partnerClients = {
  list: lazy(() => import('./PartnerClientList')),
  show: lazy(() => import('./PartnerClientShow')),
  icon,
  recordRepresentation: 'name',
}
