import icon from '@mui/icons-material/MoneyOffOutlined'
import { lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { defineResource } from '../../../manifests/define'
import { fa } from './fa'

export default defineResource({
  name: 'write-offs',
  menu: { group: 'credit', place: 28 },
  icon,
  list: lazy(() => import('./WriteOffList')),
  show: lazy(() => import('./WriteOffShow')),
  recordRepresentation: ({ ownerName }: RaRecord) => String(ownerName ?? ''),
  subject: 'show',
  words: fa,
})
