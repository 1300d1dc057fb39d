import icon from '@mui/icons-material/StorefrontOutlined'
import { lazy } from 'react'

export const branches = {
  list: lazy(() => import('./BranchList')),
  create: lazy(() => import('./BranchCreate')),
  edit: lazy(() => import('./BranchEdit')),
  icon,
  recordRepresentation: 'name',
}
