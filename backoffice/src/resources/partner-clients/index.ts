import icon from '@mui/icons-material/KeyOutlined'
import { lazy } from 'react'

export const partnerClients = {
  list: lazy(() => import('./PartnerClientList')),
  icon,
  recordRepresentation: 'name',
}
