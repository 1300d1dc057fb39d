import icon from '@mui/icons-material/PlaceOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'provinces',
  parts: ['cities', 'districts'],
  menu: { group: 'system', place: 30 },
  icon,
  show: lazy(() => import('./ProvinceShow')),
  recordRepresentation: 'name',
  words: fa,
})
