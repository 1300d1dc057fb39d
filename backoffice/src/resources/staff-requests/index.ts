import icon from '@mui/icons-material/HowToRegOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'staff-requests',
  menu: { group: 'system', place: 70, queue: 'staffRequests' },
  icon,
  list: lazy(() => import('./StaffRequestList')),
  show: lazy(() => import('./StaffRequestShow')),
  recordRepresentation: ({ subject }: RaRecord) => String(subject ?? ''),
  subject: 'show',
  words: fa,
})
