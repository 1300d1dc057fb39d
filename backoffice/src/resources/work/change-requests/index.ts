import { changeKinds } from '@kasbeno/api/contracts/change_requests'
import icon from '@mui/icons-material/HowToVoteOutlined'
import { lazy } from 'react'
import type { RowOf } from '../../../providers/contract'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'
import { inboxRights } from './rights'

const Inbox = lazy(() => import('./Inbox'))

export default defineResource({
  name: 'change-requests',
  menu: { group: 'work', place: 11, queue: 'changeRequests' },
  icon,
  openedBy: inboxRights,
  list: Inbox,
  show: Inbox,
  recordRepresentation: ({ subject }: RowOf<'change-requests'>) => subject?.title ?? '',
  subject: 'show',
  // Former lists, kept for old links.
  formerSubjects: changeKinds.filter((kind) => kind.endsWith('-requests')),
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
