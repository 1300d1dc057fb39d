import icon from '@mui/icons-material/ContactlessOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'devices',
  menu: { group: 'cards', place: 60 },
  icon,
  list: lazy(() => import('./DeviceList')),
  show: lazy(() => import('./DeviceShow')),
  recordRepresentation: ({ terminal }: RaRecord) => String(terminal ?? ''),
  subject: 'show',
  looks: { device: { PENDING: 'waiting', ACTIVE: 'done', DISABLED: 'blocked' } },
  words: fa,
})
