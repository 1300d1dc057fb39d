import icon from '@mui/icons-material/GroupOutlined'
import SignInIcon from '@mui/icons-material/LockPersonOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'users',
  menu: { group: 'trade', place: 20 },
  icon,
  list: lazy(() => import('./UserList')),
  show: lazy(() => import('./UserShow')),
  nested: [{ path: ':id/view', Page: lazy(() => import('./CustomerView')) }],
  pages: [
    {
      path: '/sign-ins',
      Page: lazy(() => import('./SignInPage')),
      permission: 'sign-ins.read',
      label: 'signIn.page',
      icon: SignInIcon,
      menu: { group: 'trade', place: 21 },
    },
  ],
  recordRepresentation: ({ firstname, lastname, phone }: RaRecord) =>
    [firstname, lastname].filter(Boolean).join(' ') || String(phone ?? ''),
  subject: 'show',
  words: fa,
})
