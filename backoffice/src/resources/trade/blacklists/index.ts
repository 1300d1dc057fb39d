import icon from '@mui/icons-material/PersonOffOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'blacklists',
  menu: { group: 'trade', place: 29 },
  icon,
  list: lazy(() => import('./BlacklistList')),
  show: lazy(() => import('./BlacklistShow')),
  recordRepresentation: ({ lastFour }: RaRecord) => String(lastFour ?? ''),
  subject: 'show',
  looks: { blacklistState: { IN_FORCE: 'blocked', OVER: 'none', REMOVED: 'none' } },
  words: fa,
})
