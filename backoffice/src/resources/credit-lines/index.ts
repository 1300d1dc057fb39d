import icon from '@mui/icons-material/CreditScoreOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const creditLines = {
  list: lazy(() => import('./CreditLineList')),
  show: lazy(() => import('./CreditLineShow')),
  icon,
  recordRepresentation: ({ ownerName }: RaRecord) => String(ownerName ?? ''),
}
