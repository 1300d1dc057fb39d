import icon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'

export const staff = {
  list: lazy(() => import('./StaffList')),
  create: lazy(() => import('./StaffCreate')),
  edit: lazy(() => import('./StaffEdit')),
  icon,
  recordRepresentation: 'fullName',
}
