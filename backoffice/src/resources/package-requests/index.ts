import icon from '@mui/icons-material/PendingActionsOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'package-requests',
  menu: { group: 'credit', place: 32 },
  icon,
  list: lazy(() => import('./PackageRequestList')),
  show: lazy(() => import('./PackageRequestShow')),
  recordRepresentation: 'slug',
  subject: 'show',
  words: fa,
})
