import icon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { lazy } from 'react'

export const roles = {
  list: lazy(() => import('./RoleList')),
  show: lazy(() => import('./RoleShow')),
  icon,
  recordRepresentation: 'key',
}
