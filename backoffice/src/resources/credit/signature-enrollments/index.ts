import icon from '@mui/icons-material/DrawOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'signature-enrollments',
  menu: { group: 'credit', place: 55 },
  icon,
  list: lazy(() => import('./EnrollmentList')),
  show: lazy(() => import('./EnrollmentShow')),
  recordRepresentation: 'personName',
  subject: 'show',
  looks: {
    enrollment: {
      OPEN: 'open',
      SUBMITTED: 'waiting',
      ENROLLED: 'done',
      REJECTED: 'refused',
      EXPIRED: 'blocked',
    },
    documentSignature: {
      OPEN: 'waiting',
      SIGNED: 'done',
      REFUSED: 'refused',
      EXPIRED: 'blocked',
    },
  },
  words: fa,
})
