import icon from '@mui/icons-material/SellOutlined'
import { lazy } from 'react'

export const packages = {
  list: lazy(() => import('./PackageList')),
  icon,
  recordRepresentation: 'slug',
}
