import icon from '@mui/icons-material/KeyOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'partner-clients',
  menu: { group: 'system', place: 80 },
  icon,
  list: lazy(() => import('./PartnerClientList')),
  show: lazy(() => import('./PartnerClientShow')),
  recordRepresentation: 'name',
  subject: 'show',
  words: fa,
})
