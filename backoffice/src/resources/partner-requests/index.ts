import icon from '@mui/icons-material/VpnKeyOutlined'
import { lazy } from 'react'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'partner-requests',
  menu: { group: 'system', place: 82 },
  icon,
  list: lazy(() => import('./PartnerRequestList')),
  show: lazy(() => import('./PartnerRequestShow')),
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
