import icon from '@mui/icons-material/LocationCityOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'cities',
  changedWith: 'locations.update',
  menu: { group: 'system', place: 31 },
  icon,
  list: lazy(() => import('./CityList')),
  create: lazy(() => import('./CityCreate')),
  edit: lazy(() => import('./CityEdit')),
  recordRepresentation: 'name',
})
