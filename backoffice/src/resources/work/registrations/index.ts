import icon from '@mui/icons-material/AssignmentIndOutlined'
import { lazy } from 'react'
import { registrationName } from './registration'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

const step = { START: 'none', PENDING: 'waiting', APPROVED: 'done', REJECTED: 'refused' } as const

export default defineResource({
  name: 'registrations',
  menu: { group: 'work', place: 20, queue: 'reviews' },
  icon,
  list: lazy(() => import('./RegistrationList')),
  show: lazy(() => import('./RegistrationShow')),
  nested: [{ path: ':id/review', Page: lazy(() => import('./RegistrationReview')) }],
  recordRepresentation: registrationName,
  subject: 'show',
  looks: {
    step,
    bankStatus: step,
    kycStep: {
      AUTHENTICATION: 'none',
      PHONE_CONFIRMED: 'none',
      CREDIT_SCORE_PENDING: 'waiting',
      CREDIT_SCORE_REJECTED: 'refused',
      CREDIT_SCORE_ACCEPTED: 'open',
      BRANCH_SELECTION: 'waiting',
      REJECTED: 'refused',
      ACCEPTED: 'done',
    },
    inquiry: { PENDING: 'moving', MATCHED: 'done', MISMATCHED: 'refused', UNAVAILABLE: 'unknown' },
    fee: { PAID: 'done', EARNED: 'done', REFUNDED: 'refused' },
  },
  words: fa,
})
