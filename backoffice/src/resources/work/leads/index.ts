import icon from '@mui/icons-material/PersonAddAltOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'leads',
  menu: { group: 'work', place: 40 },
  icon,
  list: lazy(() => import('./LeadList')),
  show: lazy(() => import('./LeadShow')),
  recordRepresentation: 'name',
  subject: 'show',
  looks: { contact: { NEW: 'open', CLAIMED: 'moving', DONE: 'done', REJECTED: 'refused' } },
  words: fa,
})
