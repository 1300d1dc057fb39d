import icon from '@mui/icons-material/HistoryOutlined'
import { lazy } from 'react'
import { CommandName } from './CommandName'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'audit',
  menu: { group: 'system', place: 100 },
  icon,
  list: lazy(() => import('./AuditList')),
  show: lazy(() => import('./AuditShow')),
  recordRepresentation: <CommandName />,
  words: fa,
})
