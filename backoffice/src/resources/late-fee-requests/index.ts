import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'late-fee-requests',
  menu: { group: 'credit', place: 26 },
  icon,
  list: lazy(() => import('./LateFeeRequestList')),
  show: lazy(() => import('./LateFeeRequestShow')),
  recordRepresentation: ({ customerName }: RaRecord) => String(customerName ?? ''),
  subject: 'show',
  words: fa,
})
