import icon from '@mui/icons-material/RunningWithErrorsOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'late-fees',
  menu: { group: 'credit', place: 24 },
  icon,
  list: lazy(() => import('./LateFeeList')),
  show: lazy(() => import('./LateFeeShow')),
  recordRepresentation: ({ customerName }: RaRecord) => String(customerName ?? ''),
  subject: 'show',
  words: fa,
})
