import icon from '@mui/icons-material/HolidayVillageOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'districts',
  changedWith: 'locations.update',
  menu: { group: 'system', place: 32 },
  icon,
  list: lazy(() => import('./DistrictList')),
  create: lazy(() => import('./DistrictCreate')),
  edit: lazy(() => import('./DistrictEdit')),
  recordRepresentation: 'name',
})
