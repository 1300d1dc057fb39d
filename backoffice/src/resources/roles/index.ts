import icon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { createElement, lazy } from 'react'
import { RoleName } from './RoleName'

export const roles = {
  list: lazy(() => import('./RoleList')),
  show: lazy(() => import('./RoleShow')),
  icon,
  recordRepresentation: createElement(RoleName),
}
