import icon from '@mui/icons-material/BlockOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'suspensions',
  menu: { group: 'credit', place: 12 },
  icon,
  list: lazy(() => import('./SuspensionList')),
  show: lazy(() => import('./SuspensionShow')),
  recordRepresentation: ({ ownerName }: RaRecord) => String(ownerName ?? ''),
  looks: { suspension: { IN_FORCE: 'blocked', LIFTED: 'none' } },
  words: fa,
})
