import icon from '@mui/icons-material/GroupOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'users',
  menu: { group: 'trade', place: 20 },
  icon,
  list: lazy(() => import('./UserList')),
  show: lazy(() => import('./UserShow')),
  nested: [{ path: ':id/view', Page: lazy(() => import('./CustomerView')) }],
  recordRepresentation: ({ firstname, lastname, phone }: RaRecord) =>
    [firstname, lastname].filter(Boolean).join(' ') || String(phone ?? ''),
  subject: 'show',
  words: fa,
})
