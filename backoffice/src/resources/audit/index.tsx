import icon from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'
import { CommandName } from './CommandName'

export const audit = {
  list: lazy(() => import('./AuditList')),
  show: lazy(() => import('./AuditShow')),
  icon,
  recordRepresentation: <CommandName />,
}
