import icon from '@mui/icons-material/AdminPanelSettingsOutlined'
import { createElement, lazy } from 'react'
import { RoleName } from './RoleName'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'roles',
  changedWith: 'staff.update',
  menu: { group: 'system', place: 60 },
  icon,
  list: lazy(() => import('./RoleList')),
  show: lazy(() => import('./RoleShow')),
  recordRepresentation: createElement(RoleName),
  words: fa,
})
