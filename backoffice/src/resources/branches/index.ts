import icon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'

export const branches = {
  list: lazy(() => import('./BranchList')),
  icon,
  recordRepresentation: 'name',
}
