import icon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'staff',
  changedWith: 'staff.update',
  menu: { group: 'system', place: 50 },
  icon,
  list: lazy(() => import('./StaffList')),
  create: lazy(() => import('./StaffCreate')),
  edit: lazy(() => import('./StaffEdit')),
  recordRepresentation: 'fullName',
  subject: 'edit',
  words: fa,
})
