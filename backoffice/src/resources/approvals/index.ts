import icon from '@mui/icons-material/FactCheckOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'approvals',
  menu: { group: 'work', place: 30, queue: 'approvals' },
  icon,
  list: lazy(() => import('./ApprovalList')),
  show: lazy(() => import('./ApprovalShow')),
  recordRepresentation: ({ subjectName }: RaRecord) => String(subjectName ?? ''),
  subject: 'show',
  looks: {
    approval: {
      PENDING: 'waiting',
      APPROVED: 'done',
      REJECTED: 'refused',
      FAILED: 'refused',
      WITHDRAWN: 'none',
    },
  },
  words: fa,
})
