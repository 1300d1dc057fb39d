import icon from '@mui/icons-material/PlaceOutlined'
import { lazy } from 'react'

export const provinces = {
  list: lazy(() => import('./ProvinceList')),
  show: lazy(() => import('./ProvinceShow')),
  icon,
  recordRepresentation: 'name',
}
