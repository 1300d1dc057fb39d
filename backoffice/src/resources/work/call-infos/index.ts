import icon from '@mui/icons-material/PhoneCallbackOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'

export default defineResource({
  name: 'call-infos',
  menu: { group: 'work', place: 41 },
  icon,
  list: lazy(() => import('./CallInfoList')),
  show: lazy(() => import('./CallInfoShow')),
  recordRepresentation: 'phone',
  subject: 'show',
})
