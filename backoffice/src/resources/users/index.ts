import icon from '@mui/icons-material/GroupOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'

export const users = {
  list: lazy(() => import('./UserList')),
  show: lazy(() => import('./UserShow')),
  icon,
  recordRepresentation: ({ firstname, lastname, phone }: RaRecord) =>
    [firstname, lastname].filter(Boolean).join(' ') || String(phone ?? ''),
}
