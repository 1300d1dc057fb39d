import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const approvals = {
  list: lazy(() => import('./ApprovalList')),
  show: lazy(() => import('./ApprovalShow')),
  icon,
  recordRepresentation: ({ subjectName }: RaRecord) => String(subjectName ?? ''),
}
