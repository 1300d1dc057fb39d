import icon from '@mui/icons-material/RuleOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const distributorRequests = {
  list: lazy(() => import('./DistributorRequestList')),
  show: lazy(() => import('./DistributorRequestShow')),
  icon,
  recordRepresentation: ({ distributorName }: RaRecord) => String(distributorName ?? ''),
}
