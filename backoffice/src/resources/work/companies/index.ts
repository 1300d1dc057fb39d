import icon from '@mui/icons-material/BusinessOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'companies',
  menu: { group: 'work', place: 22 },
  icon,
  list: lazy(() => import('./CompanyList')),
  show: lazy(() => import('./CompanyShow')),
  nested: [{ path: ':id/review', Page: lazy(() => import('./CompanyReview')) }],
  recordRepresentation: ({ companyName }: RaRecord) => String(companyName ?? ''),
  subject: 'show',
  looks: {
    companyStatus: { START: 'none', PENDING: 'waiting', ACCEPTED: 'done', REJECTED: 'refused' },
    delegationStanding: {
      PENDING: 'waiting',
      UPCOMING: 'open',
      IN_FORCE: 'done',
      REFUSED: 'refused',
      REVOKED: 'none',
      ENDED: 'none',
    },
    companyKycStep: {
      AUTHENTICATION: 'none',
      BRANCH_SELECTION: 'open',
      REJECTED: 'refused',
      ACCEPTED: 'waiting',
      CREDIT_ACCEPTED: 'done',
    },
  },
  words: fa,
})
