import icon from '@mui/icons-material/PublishedWithChangesOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'payout-requests',
  menu: { group: 'money', place: 44 },
  icon,
  list: lazy(() => import('./PayoutRequestList')),
  show: lazy(() => import('./PayoutRequestShow')),
  recordRepresentation: ({ paymentId }: RaRecord) => String(paymentId ?? ''),
  subject: 'show',
  words: fa,
})
