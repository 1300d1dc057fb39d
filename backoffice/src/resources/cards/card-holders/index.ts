import icon from '@mui/icons-material/BadgeOutlined'
import { lazy } from 'react'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'card-holders',
  menu: { group: 'cards', place: 12 },
  icon,
  list: lazy(() => import('./CardHolderList')),
  show: lazy(() => import('./CardHolderShow')),
  nested: [{ path: ':id/review', Page: lazy(() => import('./CardHolderReview')) }],
  recordRepresentation: 'holderName',
  subject: 'show',
  looks: {
    cardHolderStatus: {
      START: 'none',
      PENDING: 'waiting',
      ACCEPTED: 'done',
      REJECTED: 'refused',
    },
  },
  words: fa,
})
