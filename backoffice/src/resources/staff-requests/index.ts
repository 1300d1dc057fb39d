import icon from '@mui/icons-material/HowToRegOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const staffRequests = {
  list: lazy(() => import('./StaffRequestList')),
  show: lazy(() => import('./StaffRequestShow')),
  icon,
  recordRepresentation: ({ subject }: RaRecord) => String(subject ?? ''),
}
