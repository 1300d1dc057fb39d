import icon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'

export const staff = {
  list: lazy(() => import('./StaffList')),
  icon,
  recordRepresentation: 'fullName',
}
