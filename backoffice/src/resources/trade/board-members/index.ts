import icon from '@mui/icons-material/GroupsOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'board-members',
  menu: { group: 'trade', place: 23 },
  icon,
  list: lazy(() => import('./BoardMemberList')),
  recordRepresentation: ({ lastName, phone }: RaRecord) => String(lastName ?? phone ?? ''),
  looks: {
    signatureLevel: { MANDATORY: 'done', OPTIONAL: 'open', NOT_ALLOWED: 'none' },
  },
  words: fa,
})
