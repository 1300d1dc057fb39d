import icon from '@mui/icons-material/PlaceOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'provinces',
  changedWith: 'locations.update',
  menu: { group: 'system', place: 30 },
  icon,
  list: lazy(() => import('./ProvinceList')),
  show: lazy(() => import('./ProvinceShow')),
  create: lazy(() => import('./ProvinceCreate')),
  edit: lazy(() => import('./ProvinceEdit')),
  recordRepresentation: 'name',
  words: fa,
})
