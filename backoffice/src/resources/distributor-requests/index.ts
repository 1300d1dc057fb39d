import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'distributor-requests',
  menu: { group: 'trade', place: 40, queue: 'distributorRequests' },
  icon,
  list: lazy(() => import('./DistributorRequestList')),
  show: lazy(() => import('./DistributorRequestShow')),
  recordRepresentation: ({ distributorName }: RaRecord) => String(distributorName ?? ''),
  subject: 'show',
  words: fa,
})
