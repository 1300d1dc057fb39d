import icon from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'

export const audit = {
  list: lazy(() => import('./AuditList')),
  show: lazy(() => import('./AuditShow')),
  icon,
  recordRepresentation: 'command',
}
