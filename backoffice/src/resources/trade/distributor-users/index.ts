import icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'distributor-users',
  changedWith: 'distributor-users.update',
  menu: { group: 'trade', place: 55 },
  icon,
  list: lazy(() => import('./UserList')),
  create: lazy(() => import('./UserCreate')),
  edit: lazy(() => import('./UserEdit')),
  recordRepresentation: 'fullName',
  words: fa,
})
