import icon from '@mui/icons-material/CancelScheduleSendOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'print-requests',
  menu: { group: 'cards', place: 32 },
  icon,
  list: lazy(() => import('./PrintRequestList')),
  show: lazy(() => import('./PrintRequestShow')),
  recordRepresentation: ({ number }: RaRecord) => String(number ?? ''),
  subject: 'show',
  words: fa,
})
