import icon from '@mui/icons-material/LocalShippingOutlined'
import { lazy } from 'react'

export const distributors = {
  list: lazy(() => import('./DistributorList')),
  show: lazy(() => import('./DistributorShow')),
  create: lazy(() => import('./DistributorCreate')),
  edit: lazy(() => import('./DistributorEdit')),
  icon,
  recordRepresentation: 'name',
}
