import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'approvals',
  menu: { group: 'credit', place: 28 },
  icon,
  list: lazy(() => import('./ApprovalList')),
  show: lazy(() => import('./ApprovalShow')),
  recordRepresentation: ({ subjectName }: RaRecord) => String(subjectName ?? ''),
  subject: 'show',
  words: fa,
})
