import icon from '@mui/icons-material/PhonelinkSetupOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'phone-requests',
  menu: { group: 'trade', place: 22 },
  icon,
  list: lazy(() => import('./PhoneRequestList')),
  show: lazy(() => import('./PhoneRequestShow')),
  recordRepresentation: ({ customerName }: RaRecord) => String(customerName ?? ''),
  subject: 'show',
  words: fa,
})
